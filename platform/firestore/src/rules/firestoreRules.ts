import {
  collections,
  documentRules,
  patterns,
  type FieldRule,
  type FieldRules,
} from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { toRe2 } from './toRe2';

/** A text as the rules' language writes it. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
const listed = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

function conditionsOf(field: string, rule: FieldRule): string[] {
  const value = `data.${field}`;
  if ('choices' in rule) return [`${value} in ${listed(rule.choices)}`];
  if ('pattern' in rule) {
    return [
      `${value} is string`,
      ...(rule.longest === undefined ? [] : [`${value}.size() <= ${rule.longest}`]),
      `${value}.matches(${quoted(toRe2(rule.pattern))})`,
    ];
  }
  return [`${value} is int`, `${value} >= ${rule.least}`, `${value} <= ${rule.most}`];
}

function functionOf(name: string, rules: FieldRules): string {
  const fields = listed(Object.keys(rules));
  const conditions = [
    `data.keys().hasAll(${fields})`,
    `data.keys().hasOnly(${fields})`,
    ...Object.entries(rules).flatMap(([field, rule]) => conditionsOf(field, rule)),
  ];
  return `    function ${name}(data) {
      return ${conditions.join('\n        && ')};
    }
`;
}

/** A name that is no plain path is compared instead: the path's own language has no way to write it. */
const pathOf = (collection: string) => (isPlain(collection) ? collection : '{collection}');
const isPlain = (collection: string) => /^[A-Za-z0-9_-]+$/.test(collection);

function matchOf(collection: string, name: string): string {
  const path = pathOf(collection);
  const named = isPlain(collection) ? '' : `collection == ${quoted(collection)} && `;
  return `    match /${path}/{id} {
      allow create: if ${named}isId(id) && ${name}(request.resource.data);
      allow update: if ${named}request.resource.data == resource.data;
    }
`;
}

/** What no rule lets in is refused. This says so of the collections where somebody might look for it. */
function closedMatchOf(collection: string): string {
  return `    match /${pathOf(collection)}/{id=**} {
      allow read, write: if false;
    }
`;
}

/** The names of the rules' functions, by collection. */
const functionNames: readonly [collection: string, name: string][] = [
  [collections.orders, 'isOrder'],
  [collections.subscribers, 'isSubscriber'],
];

/** Writes the security rules of Firestore that let in exactly what the schema of `@site/contracts/enquiry` does. */
export function firestoreRules(
  schema = documentRules,
  names = functionNames,
  closed: readonly string[] = Object.values(staffCollections),
): string {
  const parts = names.map(([collection, name]) => ({
    name,
    collection,
    rules: schema[collection] ?? {},
  }));
  return `rules_version = '2';

// Made by "npm run rules" from contracts/src/enquiries/enquiry.ts and brand.json; what is changed here is lost.
// Documents are added and nothing else. The same document once more is no fault: a browser repeats a request whose answer
// it lost. Nobody reads, lists, changes or removes one through these rules.
service cloud.firestore {
  match /databases/{database}/documents {
    function isId(id) {
      return id.matches(${quoted(toRe2(patterns.id))});
    }

${parts.map(({ name, rules }) => functionOf(name, rules)).join('\n')}
${parts.map(({ collection, name }) => matchOf(collection, name)).join('\n')}
    // Written and read by the company's own programs, which no rule binds.
${closed.map(closedMatchOf).join('\n')}  }
}
`;
}
