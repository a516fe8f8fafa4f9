import type { Expression, Variable } from './expression';
import { definitions, policy, type Access } from './policy';
import { re2Pattern } from './re2Pattern';

const variables: Readonly<Record<Variable, string>> = {
  id: 'id',
  before: 'resource.data',
  after: 'request.resource.data',
  now: 'request.time',
  uid: 'request.auth.uid',
  token: 'request.auth.token',
  limit: 'request.query.limit',
};

/** A text as the rules' language writes it. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const listOf = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

/** @throws for a name that no path can hold. */
function plain(collection: string): string {
  if (/^[A-Za-z0-9_-]+$/.test(collection)) return collection;
  throw new Error(
    `${collection}: rules name a collection by letters, digits, hyphens and underscores alone. Change "product" in brand.json.`,
  );
}

/** Whether a condition looks at the document's id, which a function of the rules has to be given. */
function needsId(expression: Expression): boolean {
  if (expression.operator === 'variable') return expression.name === 'id';
  if (expression.operator === 'named') return needsId(definitionOf(expression.name));
  return Object.values(expression)
    .flat()
    .some((part) => typeof part === 'object' && 'operator' in part && needsId(part as Expression));
}

function definitionOf(name: string): Expression {
  const definition = definitions[name];
  if (!definition) throw new Error(`The policy has no "${name}".`);
  return definition;
}

const signatureOf = (name: string) => `${name}(${needsId(definitionOf(name)) ? 'id' : ''})`;

/** Inside another condition. */
function inner(expression: Expression): string {
  const text = print(expression);
  return ['and', 'or', 'adds', 'isWithinDays'].includes(expression.operator) ? `(${text})` : text;
}

const conditionsOf = (expression: Expression): readonly Expression[] =>
  expression.operator === 'and' ? expression.conditions.flatMap(conditionsOf) : [expression];

/** Writes an expression in the language of Firestore's rules. */
function print(expression: Expression): string {
  switch (expression.operator) {
    case 'literal': {
      const { value } = expression;
      return typeof value === 'string' ? quoted(value) : String(value);
    }
    case 'variable':
      return variables[expression.name];
    case 'named':
      return signatureOf(expression.name);
    case 'document':
    case 'exists': {
      const { operator, collection, id, isAfter } = expression;
      const path = `/databases/$(database)/documents/${plain(collection)}/$(${print(id)})`;
      const call = operator === 'exists' ? 'exists' : 'get';
      return `${call}${isAfter ? 'After' : ''}(${path})${operator === 'exists' ? '' : '.data'}`;
    }
    case 'field':
      return `${print(expression.of)}.${expression.name}`;
    case 'optional':
      return `${print(expression.of)}.get(${quoted(expression.name)}, {})`;
    case 'entry':
      return `${print(expression.of)}[${print(expression.key)}]`;
    case 'equals':
      return `${print(expression.one)} == ${print(expression.other)}`;
    case 'atLeast':
      return `${print(expression.value)} >= ${print(expression.bound)}`;
    case 'atMost':
      return `${print(expression.value)} <= ${print(expression.bound)}`;
    case 'size':
      return `${print(expression.of)}.size()`;
    case 'isText':
      return `${print(expression.value)} is string`;
    case 'isInteger':
      return `${print(expression.value)} is int`;
    case 'isWithinDays': {
      const [value, start] = [print(expression.value), print(expression.start)];
      return `${value} is timestamp && ${value} <= ${start} + duration.value(${expression.days}, 'd')`;
    }
    case 'matches':
      return `${print(expression.value)}.matches(${quoted(re2Pattern(expression.pattern))})`;
    case 'isOneOf':
      return `${print(expression.value)} in ${listOf(expression.choices)}`;
    case 'hasOnly':
    case 'hasAll':
      return `${print(expression.map)}.keys().${expression.operator}(${listOf(expression.names)})`;
    case 'changesOnly': {
      const difference = `${print(expression.after)}.diff(${print(expression.before)})`;
      return `${difference}.affectedKeys().hasOnly(${listOf(expression.names)})`;
    }
    case 'adds': {
      const difference = `${print(expression.after)}.diff(${print(expression.before)})`;
      const only = `[${print(expression.key)}].toSet()`;
      return `${difference}.affectedKeys() == ${only} && ${difference}.addedKeys() == ${only}`;
    }
    case 'isMissing':
      return 'resource == null';
    case 'and':
      return conditionsOf(expression).map(inner).join(' && ');
    case 'or':
      return expression.conditions.map(inner).join(' || ');
    case 'not':
      return `!(${print(expression.condition)})`;
  }
}

/** A condition on several lines. */
const lines = (expression: Expression, indent: string): string =>
  conditionsOf(expression).map(inner).join(`\n${indent}&& `);

const functionOf = (name: string) => `    function ${signatureOf(name)} {
      return ${lines(definitionOf(name), '        ')};
    }
`;

const matchOf = (collection: string, access: Access) => `    match /${plain(collection)}/{id} {
${Object.entries(access)
  .map(([action, condition]) => `      allow ${action}: if ${lines(condition, '        ')};\n`)
  .join('')}    }
`;

/** Writes the security rules of Firestore from the policy. */
export const firestoreRules = (): string => `rules_version = '2';

// Generated by "npm run rules -w platform/firestore" from platform/firestore/src/rules/policy.ts, which says why. Do not edit.
// What no rule allows nobody may do.
service cloud.firestore {
  match /databases/{database}/documents {
${Object.keys(definitions).map(functionOf).join('\n')}
${Object.entries(policy)
  .map(([collection, access]) => matchOf(collection, access))
  .join('\n')}  }
}
`;
