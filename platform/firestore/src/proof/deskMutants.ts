import { deskLimits } from '@site/contracts/deskChange';
import { collections } from '@site/contracts/enquiry';
import { phoneFields } from '@site/contracts/phone';
import { staffCollections } from '@site/contracts/staffCollections';
import { visitorRows } from './decisionTable';
import { changeRows, readRows } from './desk/deskRows';
import { erasureRows, logRows } from './desk/logRows';
import { phoneRows } from './desk/phoneRows';
import type { Row } from './requests/proofRequest';
import { replaced, type RulesMutant } from './requests/rulesMutant';

const { desk, log, phones, staff, weeks } = staffCollections;

/** A condition that somebody forgot, with the sign before it. */
const without = (name: string, condition: string) =>
  replaced(name, `\n        && ${condition}`, '');

const opened = (collection: string, action: string) =>
  replaced(
    `${action} in ${collection} is let in`,
    `match /${collection}/{id} {`,
    `match /${collection}/{id} {\n      allow ${action}: if true;`,
  );

/** Only by somebody who is signed in: a rule that looks at the account no closer. */
const signedIn = (collection: string, action: string) =>
  replaced(
    `${action} in ${collection} is let in to whoever is signed in`,
    `match /${collection}/{id} {`,
    `match /${collection}/{id} {\n      allow ${action}: if request.auth != null;`,
  );

const ofReads: readonly RulesMutant[] = [
  replaced(
    'the claim is not looked at',
    /\n\s+&& request\.auth\.token\.get\('staff', false\) == true/,
    '',
  ),
  replaced(
    'any claim will do',
    "request.auth.token.get('staff', false) == true",
    "'staff' in request.auth.token",
  ),
  replaced('a removed member is let in', /\n\s+&& exists\([^\n]*\)\)/, ''),
  replaced(
    'a page too long by one is let in',
    `limit <= ${deskLimits.pageMax}`,
    `limit <= ${deskLimits.pageMax + 1}`,
  ),
  replaced(
    'the longest page is let out',
    `limit <= ${deskLimits.pageMax}`,
    `limit < ${deskLimits.pageMax}`,
  ),
  replaced('whole collections are let in', 'if isStaff() && isPage()', 'if isStaff()'),
  replaced('memberships of others can be read', 'request.auth.uid == id', "request.auth.uid != ''"),
  ...[desk, log].map((collection) => signedIn(collection, 'read')),
  signedIn(collections.orders, 'read'),
];

const ofChanges: readonly RulesMutant[] = [
  replaced('an entry of somebody else is let in', 'entry.by == request.auth.uid\n        && ', ''),
  replaced('any name is let in', /&& entry\.name == get\([^\n]*\n\s+/, ''),
  replaced('a time of the device is let in', /\n\s+&& entry\.at == request\.time/, ''),
  replaced('new is let in again', "in ['seen',", "in ['new', 'seen',"),
  without('seen is let in later', "(entry.status != 'seen' || before.status == 'new')"),
  without('a status that the entry does not name is let in', 'after.status == entry.status'),
  without('a status beside a note is let in', 'after.status == before.status'),
  replaced('an empty note is let in', 'entry.note.matches', 'true || entry.note.matches'),
  replaced(
    'a note too long by one is let in',
    `{0,${deskLimits.noteMax - 2}}`,
    `{0,${deskLimits.noteMax - 1}}`,
  ),
  replaced(
    'other fields are let in',
    /after\.diff\(before\)\.affectedKeys\(\)\.hasOnly\([^)]*\)\s+&& /,
    '',
  ),
  without(
    'an invalid id of an entry is let in',
    "after.lastEntry.matches('^[A-Za-z][A-Za-z0-9]{19}$')",
  ),
  without('several entries are let in', 'added.affectedKeys() == [after.lastEntry].toSet()'),
  without('an earlier entry may change', 'added.addedKeys() == added.affectedKeys()'),
  without('a history without end is let in', `after.history.size() <= ${deskLimits.historyMax}`),
  without('a change without its time is let in', 'after.changedAt == request.time'),
  without('an entry of anybody is let in', 'isOwn(entry)'),
  replaced(
    'a part too many of an entry is let in',
    /entry\.keys\(\)\.hasOnly\([^)]*'status'\]\)\s+&& /,
    '',
  ),
];

const ofLog: readonly RulesMutant[] = [
  replaced('an entry of the log of anybody is let in', /isOwn\(data\)\s+&& /, ''),
  replaced('a count of any kind is let in', /\n\s+&& data\.count is int/, ''),
  replaced('an export of less than nothing is let in', /\n\s+&& data\.count >= 0/, ''),
  replaced('any reference is let in', /\n\s+&& data\.reference\.matches\([^)]*\)/, ''),
  replaced('an invalid id in the log is let in', 'isId(id) && isLogEntry', 'isLogEntry'),
];

const ofPhones: readonly RulesMutant[] = [
  replaced('a phone of somebody else is let in', /\n\s+&& data\.by == request\.auth\.uid/, ''),
  replaced('a phone of any time is let in', /\n\s+&& data\.at == request\.time/, ''),
  replaced(
    'a phone with a part too many is let in',
    /data\.keys\(\)\.hasOnly\(\['by', 'at', 'end[^)]*\)\s+&& /,
    '',
  ),
  ...phoneFields.map((name) =>
    replaced(
      `any ${name} of a phone is let in`,
      new RegExp(`\\n\\s+&& data\\.${name}\\.matches\\([^\\n;]*\\)`),
      '',
    ),
  ),
  replaced(
    'a similar name of a push service is let in',
    '[.]com|[a-z0-9-]{1,63}[.](push',
    '[.]com[^/]*|[a-z0-9-]{1,63}[.](push',
  ),
  replaced('an invalid id of a phone is let in', 'isId(id) && isPhone', 'isPhone'),
  replaced(
    "another one's phone may change",
    'resource.data.by == request.auth.uid && isPhone',
    'isPhone',
  ),
  replaced(
    "another one's phone may go",
    /(allow delete: if [^;]*?isStaff\(\)) && resource\.data\.by == request\.auth\.uid/,
    'allow delete: if isStaff()',
  ),
  signedIn(phones, 'read'),
];

const ofErasures: readonly RulesMutant[] = [
  replaced('an order is erased without its record', /\n\s+&& !existsAfter\([^\n]*_Desk[^\n]*/, ''),
  replaced('a record is erased without its order', /\n\s+&& !existsAfter\([^\n]*_Form[^\n]*/, ''),
  replaced('an erasure is not logged', /\n\s+&& existsAfter\([^\n]*/g, ';'),
];

const ofVisitors: readonly RulesMutant[] = [
  ...[desk, weeks, staff].map((collection) => opened(collection, 'create')),
  ...[log, weeks, staff].map((collection) => opened(collection, 'update')),
  ...[log, staff].map((collection) => opened(collection, 'delete')),
  opened(staff, 'list'),
];

/** Faults of what the rules say about staff, with the rows that are about them: all rows for each would take minutes. */
export const deskMutants: readonly (RulesMutant & { rows: readonly Row[] })[] = [
  ...ofReads.map((mutant) => ({ ...mutant, rows: readRows })),
  ...ofChanges.map((mutant) => ({ ...mutant, rows: changeRows })),
  ...ofLog.map((mutant) => ({ ...mutant, rows: logRows })),
  ...ofPhones.map((mutant) => ({ ...mutant, rows: phoneRows })),
  ...ofErasures.map((mutant) => ({ ...mutant, rows: erasureRows })),
  ...ofVisitors.map((mutant) => ({ ...mutant, rows: visitorRows })),
];
