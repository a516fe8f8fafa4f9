import { deskLimits } from '@site/order-model/deskChange';
import { DAY_MS } from '@site/order-model/india';
import type { JsonObject } from '@site/tooling/files/json';
import { staffCollections } from '@site/order-model/staffCollections';
import {
  allowed,
  commit,
  getByName,
  nameOf,
  query,
  refused,
  remove,
  set,
  withTimes,
  type Row,
} from '../proofRequest';
import { byStaff, EARLIER, staffAlone } from './deskRequests';

const { duty } = staffCollections;
const own = nameOf('{9}', duty);
const quiet = { quietFrom: '22:00', quietUntil: '07:30' };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const off = { offUntil: inDays(1) };

const put = (fields: object, name = own) => set(name, { ...fields }, withTimes('at'));
const putting = (fields: object, name = own) => byStaff(commit(put(fields, name)));

const unfit: Readonly<Record<string, JsonObject | { offUntil: Date }>> = {
  'for too long': { offUntil: inDays(deskLimits.callBackDays + 1) },
  'until a text': { offUntil: 'x' },
  'with the beginning of quiet hours alone': { quietFrom: '22:00' },
  'with their end alone': { quietUntil: '07:30' },
  'with an hour that is none': { ...quiet, quietFrom: '24:00' },
  'with an hour of one digit': { ...quiet, quietUntil: '7:30' },
  'with a part too many': { name: 'x' },
};

/** What a member of staff may do about being told: set when they are off, and read when others are. */
export const dutyRows: readonly Row[] = [
  ...staffAlone({
    'when one is off': putting(off),
    'when others are off': byStaff(query(duty, 100)),
  }),
  ...allowed({
    'quiet hours': putting(quiet),
    'both at once': putting({ ...off, ...quiet }),
    'neither any more': byStaff(commit(put({})), [set(own, { ...quiet, at: EARLIER })]),
  }),
  ...Object.entries(unfit).flatMap(([what, fields]) =>
    refused({ [`an absence ${what}`]: putting(fields) }),
  ),
  ...refused({
    'an absence with a time of the device': byStaff(commit(set(own, { ...off, at: EARLIER }))),
    'an absence of somebody else': putting(off, nameOf(1, duty)),
    'the own absence that goes': byStaff(commit(remove(own)), [set(own, { at: EARLIER })]),
    'an absence by its name': { ...byStaff(getByName(own)) },
    'all absences': byStaff(query(duty)),
  }),
];
