import { deskLimits } from '@site/order-model/deskChange';
import { dutyFields, dutyPatterns } from '@site/order-model/duty';
import { phoneFields, phonePatterns } from '@site/order-model/phone';
import { after, before, id, now, uid } from './expression';
import {
  and,
  define,
  equals,
  field,
  hasAll,
  hasOnly,
  isWithinDays,
  matches,
  not,
  or,
} from './operators';

export const isPhone = define(
  'isPhone',
  hasOnly(after, ['by', 'at', ...phoneFields]),
  equals(field(after, 'by'), uid),
  equals(field(after, 'at'), now),
  ...phoneFields.map((name) => matches(field(after, name), phonePatterns[name])),
);
export const isOwnPhone = define('isOwnPhone', equals(field(before, 'by'), uid));

const hasNo = (name: string) => not(hasAll(after, [name]));
export const isDuty = define(
  'isDuty',
  equals(id, uid),
  hasOnly(after, ['at', ...dutyFields]),
  equals(field(after, 'at'), now),
  or(hasNo('offUntil'), isWithinDays(field(after, 'offUntil'), now, deskLimits.callBackDays)),
  or(
    and(hasNo('quietFrom'), hasNo('quietUntil')),
    and(
      matches(field(after, 'quietFrom'), dutyPatterns.time),
      matches(field(after, 'quietUntil'), dutyPatterns.time),
    ),
  ),
);
