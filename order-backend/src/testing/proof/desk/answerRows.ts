import type { JsonObject } from '@site/tooling/files/json';
import { deskLimits, outcomes } from '@site/order-model/deskChange';
import { enquiryStatuses, staffCollections } from '@site/order-model/staffCollections';
import { MEMBER } from '../people';
import {
  allowed,
  answered,
  nameOf,
  refused,
  set,
  type ProofRequest,
  type Row,
} from '../proofRequest';
import {
  change,
  EARLIER,
  ENTRY_PATH,
  noteOf,
  quietChange,
  staffAlone,
  type DeskChange,
} from './deskRequests';

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);

const partsOf = (status: string) => {
  if (status === 'done') return { outcome: 'ordered' };
  return status === 'notReachable' ? { callBackAt: daysAhead(1) } : {};
};
const statusTo = (status: string, parts: object = partsOf(status), more: DeskChange = {}) =>
  change({ entry: { status, ...parts }, fields: { status, ...parts }, ...more });

const statuses: readonly Row[] = enquiryStatuses.flatMap((status) =>
  enquiryStatuses.flatMap((before) => {
    const isAllowed = status === 'seen' ? before === 'new' : status !== 'new' || before === 'seen';
    return answered(isAllowed ? 200 : 403, {
      [`${status} after ${before}`]: statusTo(status, partsOf(status), {
        before: { status: before },
      }),
    });
  }),
);

const me = { uid: '{9}', name: MEMBER };
const ravi = { uid: '{8}', name: 'Ravi' };
const nobody = {};

/** A claim, or its end: who has it then, and who the change says had it before. */
const claim = (claimedBy: object, from: object = nobody, more: DeskChange = {}) =>
  change({
    before: from === nobody ? {} : { claimedBy: from },
    entry: { claimedBy, from },
    fields: { claimedBy },
    ...more,
  });
/** A request while Ravi is a member too. */
const besideRavi = ({ stored = [], ...request }: ProofRequest): ProofRequest => ({
  ...request,
  stored: [...stored, set(nameOf(ravi.uid, staffCollections.staff), { name: ravi.name })],
});

const claims: readonly Row[] = [
  ...staffAlone({ 'an order that nobody has': claim(me) }),
  ...allowed({
    'an order that was given back': claim(me, nobody, { before: { claimedBy: nobody } }),
    'an order of somebody else, named': claim(me, ravi),
    'the own order, to a colleague': besideRavi(claim(ravi, me)),
    'the own order, to nobody': claim(nobody, me),
    'a status of an order that somebody else has': statusTo(
      'called',
      {},
      { before: { claimedBy: ravi } },
    ),
  }),
  ...refused({
    'an order that somebody took a moment before': claim(me, nobody, {
      before: { claimedBy: ravi },
    }),
    'an order under another name': claim({ ...me, name: 'Ravi' }),
    'an order for somebody else': besideRavi(claim(ravi)),
    'the own order, to a colleague under another name': besideRavi(
      claim({ ...ravi, name: 'Usha' }, me),
    ),
    'the own order, to a stranger': claim(ravi, me),
    'an order of somebody else, to nobody': claim(nobody, ravi),
    'a claim with a part too many': claim({ ...me, more: 'x' }),
    'a claim that the record does not show': claim(me, nobody, { fields: {} }),
    'a claim that no sweep looks at': claim(me, nobody, {
      times: ['changedAt', `${ENTRY_PATH}.at`],
    }),
    'a claimed order as new': statusTo('new', {}, { before: { status: 'seen', claimedBy: me } }),
    'a status that takes the order': change({ fields: { status: 'called', claimedBy: me } }),
  }),
];

const callBack = (callBackAt: unknown, more: DeskChange = {}) =>
  change({ entry: { callBackAt }, fields: { callBackAt }, ...more });
const tomorrow = daysAhead(1);
const reminded = { callBackAt: daysAhead(2) };

const callBacks: readonly Row[] = [
  ...staffAlone({ 'a call-back': callBack(tomorrow) }),
  ...allowed({
    'a call-back that was set offline and is due': callBack(EARLIER),
    'another call-back': callBack(tomorrow, { before: reminded }),
    'a call-back within the limit': callBack(daysAhead(deskLimits.callBackDays - 1)),
    'a call-back after a call': statusTo('called', reminded),
    'a call-back that is over with the call': statusTo(
      'called',
      {},
      { before: reminded, mask: ['status', 'lastEntry', ENTRY_PATH, 'callBackAt'] },
    ),
  }),
  ...refused({
    'a call-back in another year': callBack(daysAhead(deskLimits.callBackDays + 1)),
    'a call-back that is no time': callBack('tomorrow'),
    'a call-back of an order that is done': callBack(tomorrow, { before: { status: 'done' } }),
    'a call-back that no sweep looks at': callBack(tomorrow, {
      times: ['changedAt', `${ENTRY_PATH}.at`],
    }),
    'a call-back after the end': statusTo('done', { ...reminded, ...partsOf('done') }),
    'not reachable without a call-back': statusTo('notReachable', {}),
    'a call-back that stays after the call': statusTo('called', {}, { before: reminded }),
    'a call-back that goes with a note': noteOf('x', {
      before: reminded,
      mask: ['lastEntry', ENTRY_PATH, 'callBackAt'],
    }),
  }),
];

const ends: readonly Row[] = [
  ...outcomes.flatMap((outcome) =>
    allowed({ [`done: ${outcome}`]: statusTo('done', { outcome }) }),
  ),
  ...staffAlone({ 'an end': statusTo('done') }),
  ...refused({
    'done, without how it ended': statusTo('done', {}),
    'an end that does not exist': statusTo('done', { outcome: 'lost' }),
    'how it ended, of one that is not done': statusTo('called', { outcome: 'ordered' }),
    'an end that the entry does not name': statusTo('done', partsOf('done'), {
      entry: { status: 'done' },
    }),
  }),
];

/** An answer that says on what it was made. */
const answerOn = (was: object, before: JsonObject) =>
  statusTo('done', partsOf('done'), {
    before,
    entry: { status: 'done', ...partsOf('done'), was },
    mask: ['status', 'outcome', 'callBackAt', 'lastEntry', ENTRY_PATH],
  });
const promised = { status: 'notReachable', ...reminded };

const onOthers: readonly Row[] = [
  ...allowed({
    'an answer on what is': answerOn({ status: 'called' }, { status: 'called' }),
    'an answer on a promise that is': answerOn(promised, promised),
    'an answer on the end that is': answerOn(
      { status: 'done', outcome: 'spam' },
      { status: 'done', outcome: 'spam' },
    ),
    'an answer on what somebody has opened since': answerOn({ status: 'new' }, { status: 'seen' }),
    'a call-back on what is': callBack(tomorrow, {
      before: promised,
      entry: { callBackAt: tomorrow, was: promised },
    }),
  }),
  ...refused({
    'an answer on what somebody has answered since': answerOn(
      { status: 'seen' },
      { status: 'done', ...partsOf('done') },
    ),
    'an answer on what is open again since': answerOn({ status: 'done' }, { status: 'seen' }),
    'an answer on an end that is another one since': answerOn(
      { status: 'done', outcome: 'noInterest' },
      { status: 'done', outcome: 'spam' },
    ),
    'an answer on a promise that is another one since': answerOn(
      { ...promised, callBackAt: tomorrow },
      promised,
    ),
    'an answer on no promise, where somebody has made one since': answerOn(
      { status: 'seen' },
      { status: 'seen', ...reminded },
    ),
    'a call-back on what somebody has answered since': callBack(tomorrow, {
      before: { status: 'called' },
      entry: { callBackAt: tomorrow, was: { status: 'seen' } },
    }),
    'an answer on something else': answerOn({ status: 'called', more: 'x' }, { status: 'called' }),
    'an answer on nothing': answerOn({}, { status: 'called' }),
    'a note on an answer': noteOf('x', { entry: { note: 'x', was: { status: 'new' } } }),
  }),
];

const languageOf = (language: unknown, more: object = {}) =>
  quietChange({ entry: { language }, fields: { language, ...more } });

const ofLanguages: readonly Row[] = [
  ...staffAlone({ 'the language of a person': languageOf('hi') }),
  ...refused({
    'a language that the desk does not speak': languageOf('fr'),
    'a note together with a language that is null': noteOf('x', { fields: { language: null } }),
    'a language together with an end': languageOf('hi', { outcome: 'ordered' }),
  }),
];

/** Who may take an enquiry, hand it over, promise a call, end it, and choose a language. */
export const answerRows: readonly Row[] = [
  ...statuses,
  ...claims,
  ...callBacks,
  ...ends,
  ...onOthers,
  ...ofLanguages,
];
