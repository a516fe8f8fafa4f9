import * as deskChange from '@site/contracts/deskChange';
import { erasureReasons } from '@site/contracts/erasure';
import type { staffCollections } from '@site/contracts/staffCollections';
import { phoneFunction, phoneMatch } from './phoneRules';
import { documentPath, listed, namedAs, pathOf, quoted } from './rulesText';
import { re2Pattern } from './re2Pattern';

/** The names of the collections that visitors neither read nor write. */
export type StaffCollections = Readonly<Record<keyof typeof staffCollections, string>>;

const and = (...conditions: string[]) => conditions.join('\n        && ');
const keysOf = (...more: string[]) => listed([...deskChange.signature, ...more]);

/** The functions that decide over what staff do. */
export function staffFunctions(
  { staff, desk, log }: StaffCollections,
  orders: string,
  subscribers: string,
): string {
  const member = documentPath(staff, 'request.auth.uid');
  return `    // The claim is the account's; the document ends access at once, where a claim lives on for an hour. Whoever signed in
    // before the document was made, on a phone that is lost since, signs in again.
    function isStaff() {
      return ${and(
        'request.auth != null',
        "request.auth.token.get('staff', false) == true",
        "request.auth.token.get('email_verified', false) == true",
        `request.auth.token.auth_time >= get(${member}).data.since`,
      )};
    }

    function isPage() {
      return request.query.limit <= ${deskChange.deskLimits.pageMax};
    }

    function isOwn(entry) {
      return ${and(
        'entry.by == request.auth.uid',
        `entry.name == get(${member}).data.name`,
        'entry.at == request.time',
      )};
    }

    function isStatusEntry(entry, before, after) {
      return ${and(
        `entry.keys().hasOnly(${keysOf('status')})`,
        `entry.status in ${listed(deskChange.settableStatuses)}`,
        "(entry.status != 'seen' || before.status == 'new')",
        'after.status == entry.status',
      )};
    }

    function isNoteEntry(entry, before, after) {
      return ${and(
        `entry.keys().hasOnly(${keysOf('note')})`,
        `entry.note.matches(${quoted(re2Pattern(deskChange.deskPatterns.note))})`,
        'after.status == before.status',
      )};
    }

    // Each change adds one entry to the history, which says who made it, when and what; no entry ever changes.
    function isDeskChange(before, after) {
      let added = after.history.diff(before.get('history', {}));
      let entry = after.history[after.lastEntry];
      return ${and(
        `after.diff(before).affectedKeys().hasOnly(${listed(deskChange.changedByStaff)})`,
        `after.lastEntry.matches(${quoted(re2Pattern(deskChange.deskPatterns.entryId))})`,
        'added.affectedKeys() == [after.lastEntry].toSet()',
        'added.addedKeys() == added.affectedKeys()',
        `after.history.size() <= ${deskChange.deskLimits.historyMax}`,
        'after.changedAt == request.time',
        'isOwn(entry)',
        '(isStatusEntry(entry, before, after) || isNoteEntry(entry, before, after))',
      )};
    }

    function isExport(data) {
      return ${and(
        'isOwn(data)',
        `data.keys().hasOnly(${keysOf('kind', 'count')})`,
        `data.kind == ${quoted(deskChange.loggedKinds[0])}`,
        'data.count is int',
        'data.count >= 0',
      )};
    }

    function isErased(id) {
      return exists(${documentPath(log, 'id')});
    }

    // What this very commit writes into the log about an erasure.
    function erasureNow(id) {
      let entry = getAfter(${documentPath(log, 'id')}).data;
      return entry.kind == ${quoted(deskChange.loggedKinds[1])} && entry.at == request.time ? entry : null;
    }

    // An order goes with its record, and the log says so.
    function isErasure(id) {
      return ${and(
        `!existsAfter(${documentPath(orders, 'id')})`,
        `!existsAfter(${documentPath(desk, 'id')})`,
        `erasureNow(id).reference == get(${documentPath(desk, 'id')}).data.reference`,
      )};
    }

    function isUnsubscription(id) {
      return ${and(
        `exists(${documentPath(subscribers, 'id')})`,
        `!existsAfter(${documentPath(subscribers, 'id')})`,
        "!('reference' in erasureNow(id))",
      )};
    }

    function isErasureEntry(id, data) {
      return ${and(
        'isOwn(data)',
        `data.keys().hasOnly(${keysOf('kind', 'reason', 'reference')})`,
        `data.reason == ${quoted(erasureReasons[0])}`,
        '(isErasure(id) || isUnsubscription(id))',
      )};
    }

${phoneFunction()}`;
}

const readable = (named: string) => `allow get: if ${named}isStaff();
      allow list: if ${named}isStaff() && isPage();`;

/**
 * What staff may do with what visitors sent: read, and erase in the way told. A browser that sends something erased once more
 * is refused, and may then look whether it is gone: only of what was erased it is told.
 */
export function visitorsAccess(collection: string, isErasure: string): string {
  const named = namedAs(collection);
  return `
      allow get: if ${named}(isStaff() || (resource == null && isErased(id)));
      allow list: if ${named}isStaff() && isPage();
      allow delete: if ${named}isStaff() && ${isErasure}(id);`;
}

/** The matches of the company's own collections. */
export function staffMatches({
  desk,
  notices,
  staff,
  phones,
  log,
  weeks,
}: StaffCollections): string {
  const match = (collection: string, ...statements: string[]) =>
    `    match /${pathOf(collection)}/{id} {
      ${statements.join('\n      ')}
    }
`;
  return [
    match(
      desk,
      readable(namedAs(desk)),
      `allow update: if ${namedAs(desk)}isStaff() && isDeskChange(resource.data, request.resource.data);`,
      `allow delete: if ${namedAs(desk)}isStaff() && isErasure(id);`,
    ),
    match(
      log,
      readable(namedAs(log)),
      `allow create: if ${namedAs(log)}isStaff() && isId(id) && isExport(request.resource.data);`,
      `allow create, update: if ${namedAs(log)}isStaff() && isErasureEntry(id, request.resource.data);`,
    ),
    match(weeks, readable(namedAs(weeks))),
    '    // Whoever signs in may see whether they belong to the staff.\n' +
      match(
        staff,
        `allow get: if ${namedAs(staff)}request.auth != null && request.auth.uid == id;`,
      ),
    phoneMatch(phones),
    `    // Written and read by the company's own programs, which no rule binds.
    match /${pathOf(notices)}/{id=**} {
      allow read, write: if false;
    }
`,
  ].join('\n');
}
