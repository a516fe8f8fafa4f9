import {
  collections,
  documentRules,
  patterns,
  type FieldRule,
  type FieldRules,
} from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { listed, namedAs, pathOf, quoted } from './rulesText';
import { staffAccess, staffFunctions, staffMatches, type StaffCollections } from './staffRules';
import { re2Pattern } from './re2Pattern';

function conditionsOf(field: string, rule: FieldRule): string[] {
  const value = `data.${field}`;
  if ('choices' in rule) return [`${value} in ${listed(rule.choices)}`];
  if ('pattern' in rule) {
    return [
      `${value} is string`,
      ...(rule.longest === undefined ? [] : [`${value}.size() <= ${rule.longest}`]),
      `${value}.matches(${quoted(re2Pattern(rule.pattern))})`,
    ];
  }
  return [`${value} is int`, `${value} >= ${rule.least}`, `${value} <= ${rule.most}`];
}

/** A field that may be missing is judged when it is there. */
function guarded(field: string, rule: FieldRule): string[] {
  const conditions = conditionsOf(field, rule);
  if (!rule.isOptional) return conditions;
  return [`(!(${quoted(field)} in data) || (${conditions.join(' && ')}))`];
}

function functionOf(name: string, rules: FieldRules): string {
  const fields = Object.entries(rules);
  const required = fields.filter(([, { isOptional }]) => !isOptional);
  const namesOf = (some: typeof fields) => listed(some.map(([field]) => field));
  const conditions = [
    `data.keys().hasAll(${namesOf(required)})`,
    `data.keys().hasOnly(${namesOf(fields)})`,
    ...fields.flatMap(([field, rule]) => guarded(field, rule)),
  ];
  return `    function ${name}(data) {
      return ${conditions.join('\n        && ')};
    }
`;
}

function matchOf(collection: string, name: string, access = ''): string {
  const named = namedAs(collection);
  return `    match /${pathOf(collection)}/{id} {
      allow create: if ${named}isId(id) && ${name}(request.resource.data);
      allow update: if ${named}request.resource.data == resource.data;${access}
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
  staff: StaffCollections = staffCollections,
): string {
  const [orders = ''] = names.map(([collection]) => collection);
  const parts = names.map(([collection, name]) => ({
    name,
    collection,
    rules: schema[collection] ?? {},
  }));
  return `rules_version = '2';

// Made by "npm run rules" from contracts/src/enquiries/enquiry.ts and brand.json; what is changed here is lost.
// Visitors add documents and do nothing else. The same document once more is no fault: a browser repeats a request whose
// answer it lost. Staff read enquiries, change what the desk needs, under their own name, and erase.
service cloud.firestore {
  match /databases/{database}/documents {
    function isId(id) {
      return id.matches(${quoted(re2Pattern(patterns.id))});
    }

${parts.map(({ name, rules }) => functionOf(name, rules)).join('\n')}
${staffFunctions(staff)}
${parts.map(({ collection, name }) => matchOf(collection, name, collection === orders ? staffAccess(collection, staff) : '')).join('\n')}
${staffMatches(staff, orders)}  }
}
`;
}
