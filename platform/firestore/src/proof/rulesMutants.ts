import { collections, limits, patterns, type FieldRule } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { replaced, type RulesMutant } from './requests/rulesMutant';
import { siteSchema, type Schema } from './schemaVerdict';

/** A fault that somebody might make in the schema. */
export interface SchemaMutant {
  name: string;
  schema: Schema;
}

const inMatch = (name: string, statement: string) =>
  replaced(name, '/{id} {\n', `/{id} {\n      ${statement}\n`);

/** Faults of the rules. */
export const rulesMutants: readonly RulesMutant[] = [
  replaced('fields too many are let in', /&& data\.keys\(\)\.hasOnly\([^)]*\)\s*/, ''),
  {
    name: 'an order without a product is let in',
    change: (rules) =>
      rules
        .replace(/, 'Products'\](?=\)\s+&& data\.keys\(\)\.hasOnly)/, ']')
        .replace(/\s+&& data\.Products in \[[^\]]*\]/, ''),
  },
  replaced(
    'the least quantity is let out',
    `data.Quantity >= ${limits.quantityMin}`,
    `data.Quantity > ${limits.quantityMin}`,
  ),
  replaced(
    'one pack too many is let in',
    `<= ${limits.quantityMax}`,
    `<= ${limits.quantityMax + 1}`,
  ),
  replaced(
    'the longest e-mail is let out',
    `size() <= ${limits.emailMax}`,
    `size() < ${limits.emailMax}`,
  ),
  replaced(
    'a name too long by one is let in',
    `{0,${limits.nameMax - 2}}`,
    `{0,${limits.nameMax - 1}}`,
  ),
  replaced('doubles are let in', 'data.Quantity is int', 'data.Quantity is number'),
  replaced(
    'a quantity of any kind is let in',
    /data\.Quantity is int\s*&& data\.Quantity >= \d+\s*&& data\.Quantity <= \d+/,
    "data.Quantity != ''",
  ),
  replaced('text before an e-mail is let in', "data.Email.matches('^", "data.Email.matches('.*"),
  replaced('digits of other scripts are let in', '^[0-9]{10}$', '^\\\\p{Nd}{10}$'),
  replaced('control characters in a name are let in', /\\\\x00-\\\\x1f\\\\x7f-\\\\x9f/g, ''),
  replaced(
    'a buyer is not looked up',
    /data\.RetailerSelfUse in \[[^\]]*\]/,
    'data.RetailerSelfUse is string',
  ),
  replaced('an id is not looked at', 'isId(id) && isOrder', 'isOrder'),
  replaced(
    'other collections are let in',
    `match /${collections.orders}/{id}`,
    'match /{any}/{id}',
  ),
  replaced(
    'documents inside documents are let in',
    `match /${collections.orders}/{id}`,
    `match /${collections.orders}/{id=**}`,
  ),
  replaced(
    'every change is let in',
    'allow update: if request.resource.data == resource.data',
    'allow update: if isOrder(request.resource.data)',
  ),
  replaced(
    'a repetition is let out',
    /allow update: if request\.resource\.data == resource\.data;/,
    '',
  ),
  ...['get', 'list', 'create', 'update', 'delete'].map((action) =>
    replaced(
      `${action} in ${staffCollections.notices} is let in`,
      `match /${staffCollections.notices}/{id=**} {`,
      `match /${staffCollections.notices}/{id=**} {\n      allow ${action}: if true;`,
    ),
  ),
  inMatch('orders can be listed', 'allow list: if true;'),
  inMatch('an order can be read by its id', 'allow get: if true;'),
  inMatch('an order can be removed', 'allow delete: if true;'),
];

const orders = siteSchema.rules[collections.orders] ?? {};
const field = (name: string, fieldName: string, rule: FieldRule | undefined): SchemaMutant => {
  const others = Object.entries(orders).filter(([other]) => other !== fieldName);
  const changed = Object.fromEntries(rule ? [...others, [fieldName, rule]] : others);
  return {
    name,
    schema: { ...siteSchema, rules: { ...siteSchema.rules, [collections.orders]: changed } },
  };
};

/** A pattern without its sign for the beginning or the end. */
const unanchored = ({ source, flags }: RegExp, anchor: RegExp) =>
  new RegExp(source.replace(anchor, ''), flags);

/** Faults of the schema. */
export const schemaMutants: readonly SchemaMutant[] = [
  field('the least quantity is let out', 'Quantity', {
    least: limits.quantityMin + 1,
    most: limits.quantityMax,
  }),
  field('one pack too many is let in', 'Quantity', {
    least: limits.quantityMin,
    most: limits.quantityMax + 1,
  }),
  field('text after an e-mail is let in', 'Email', {
    pattern: unanchored(patterns.email, /\$$/),
    longest: limits.emailMax,
  }),
  field('text before an e-mail is let in', 'Email', {
    pattern: unanchored(patterns.email, /^\^/),
    longest: limits.emailMax,
  }),
  field('a long e-mail is let in', 'Email', { pattern: patterns.email }),
  field('a name is counted in UTF-16 units', 'Name', {
    pattern: patterns.name,
    longest: limits.nameMax,
  }),
  field('a name need not be trimmed', 'Name', {
    pattern: /^[^\x00-\x1f\x7f-\x9f\u2028\u2029]{1,200}$/u,
  }),
  field('digits of other scripts are let in', 'Mobile', { pattern: /^\p{Nd}{10}$/u }),
  field('a choice less', 'RetailerSelfUse', { choices: ['Retailer'] }),
  field('a field less', 'Products', undefined),
  field('a field more', 'Note', { pattern: /^x$/ }),
  { name: 'an id is not looked at', schema: { ...siteSchema, id: /./ } },
];
