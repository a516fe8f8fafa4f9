import * as deskChange from '@site/contracts/deskChange';
import type { staffCollections } from '@site/contracts/staffCollections';
import { phoneFunction, phoneMatch } from './phoneRules';
import { documentPath, listed, namedAs, pathOf, quoted } from './rulesText';
import { re2Pattern } from './re2Pattern';

/** The names of the collections that visitors neither read nor write. */
export type StaffCollections = Readonly<Record<keyof typeof staffCollections, string>>;

const and = (...conditions: string[]) => conditions.join('\n        && ');
const keysOf = (...more: string[]) => listed([...deskChange.signature, ...more]);

/** The functions that decide over what staff do. */
export function staffFunctions({ staff }: StaffCollections): string {
  const member = documentPath(staff, 'request.auth.uid');
  return `    // The claim is the account's; the document ends access at once, where a claim lives on for an hour.
    function isStaff() {
      return ${and(
        'request.auth != null',
        "request.auth.token.get('staff', false) == true",
        `exists(${member})`,
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

    function isLogEntry(data) {
      return ${and(
        'isOwn(data)',
        `((data.kind == ${quoted(deskChange.loggedKinds[0])}
          && data.keys().hasOnly(${keysOf('kind', 'count')})
          && data.count is int
          && data.count >= 0)
        || (data.kind == ${quoted(deskChange.loggedKinds[1])}
          && data.keys().hasOnly(${keysOf('kind', 'reference')})
          && data.reference.matches(${quoted(re2Pattern(deskChange.deskPatterns.reference))})))`,
      )};
    }

${phoneFunction()}`;
}

const readable = (named: string) => `allow get: if ${named}isStaff();
      allow list: if ${named}isStaff() && isPage();`;

/** What staff may do with the enquiries of visitors: read, and erase together with the record and an entry in the log. */
export function staffAccess(collection: string, { desk, log }: StaffCollections): string {
  return `
      ${readable(namedAs(collection))}
      allow delete: if ${namedAs(collection)}isStaff()
        && !existsAfter(${documentPath(desk, 'id')})
        && existsAfter(${documentPath(log, 'id')});`;
}

/** The matches of the company's own collections. `orders` is the collection that the records belong to. */
export function staffMatches(
  { desk, notices, staff, phones, log, weeks }: StaffCollections,
  orders: string,
): string {
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
      `allow delete: if ${namedAs(desk)}isStaff()
        && !existsAfter(${documentPath(orders, 'id')})
        && existsAfter(${documentPath(log, 'id')});`,
    ),
    match(
      log,
      readable(namedAs(log)),
      `allow create: if ${namedAs(log)}isStaff() && isId(id) && isLogEntry(request.resource.data);`,
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
