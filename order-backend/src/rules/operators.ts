import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { TypedValue } from '../documents/values';
import { DAY_MS } from '@site/order-model/india';
import {
  after,
  before,
  id,
  operator,
  plain,
  quoted,
  type Expression,
  type Operand,
} from './expression';
import { re2Pattern } from './re2Pattern';

const listOf = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

const isMap = (value: unknown): value is JsonObject =>
  isJsonObject(value) && !(value instanceof TypedValue);
const ownIn = (map: unknown, name: unknown) =>
  isMap(map) && typeof name === 'string' && Object.hasOwn(map, name) ? map[name] : undefined;

/** Another document: its fields, or whether it is there, before the commit or after it. */
const lookUp =
  (call: 'get' | 'exists', when: '' | 'After') =>
  (collection: string, of: Expression = id): Expression =>
    operator(
      [of],
      (name) =>
        `${call}${when}(/databases/$(database)/documents/${plain(collection)}/$(${name}))${call === 'get' ? '.data' : ''}`,
      ([name], { documentBefore, documentAfter }) => {
        const find = when === 'After' ? documentAfter : documentBefore;
        const found = typeof name === 'string' ? find(collection, name) : undefined;
        return call === 'get' ? found : found !== undefined;
      },
    );
export const documentBefore = lookUp('get', '');
export const documentAfter = lookUp('get', 'After');
export const exists = lookUp('exists', '');
export const existsAfter = lookUp('exists', 'After');

export const field = (of: Expression, name: string): Expression =>
  operator(
    [of],
    (map) => `${map}.${name}`,
    ([map]) => ownIn(map, name),
  );
/** A field that may be missing: an empty map then. One that is null is there. */
export const optional = (of: Expression, name: string): Expression =>
  operator(
    [of],
    (map) => `${map}.get(${quoted(name)}, {})`,
    ([map]) => (isMap(map) ? (Object.hasOwn(map, name) ? map[name] : {}) : undefined),
  );
export const entry = (of: Expression, key: Expression): Expression =>
  operator(
    [of, key],
    (map, name) => `${map}[${name}]`,
    ([map, name]) => ownIn(map, name),
  );

export const equals = (one: Expression, other: Operand): Expression =>
  operator(
    [one, other],
    (left, right) => `${left} == ${right}`,
    ([left, right]) => isDeepStrictEqual(left, right),
  );

const numberOf = (value: unknown) => {
  const number = value instanceof TypedValue && value.kind === 'doubleValue' ? value.value : value;
  return typeof number === 'number' ? number : undefined;
};
const comparison =
  (sign: string, holds: (one: number, other: number) => boolean) =>
  (value: Expression, bound: Operand): Expression =>
    operator(
      [value, bound],
      (left, right) => `${left} ${sign} ${right}`,
      (values) => {
        const [left, right] = values.map(numberOf);
        return left === undefined || right === undefined ? undefined : holds(left, right);
      },
    );
export const atLeast = comparison('>=', (one, other) => one >= other);
export const atMost = comparison('<=', (one, other) => one <= other);

/** The UTF-16 units of a text, the entries of a map. */
export const size = (of: Expression): Expression =>
  operator(
    [of],
    (text) => `${text}.size()`,
    ([value]) => {
      if (typeof value === 'string') return value.length;
      return isMap(value) ? Object.keys(value).length : undefined;
    },
  );

const type = (name: string, typeName: string) => (value: Expression) =>
  operator(
    [value],
    (text) => `${text} is ${name}`,
    ([found]) => typeof found === typeName,
  );
export const isText = type('string', 'string');
export const isInteger = type('int', 'number');

const isTime = (value: unknown): value is TypedValue =>
  value instanceof TypedValue && value.kind === 'timestampValue';
const momentOf = ({ value }: TypedValue) => Date.parse(String(value));

/** A time that is not more than some days after another one. */
export const isWithinDays = (value: Expression, start: Expression, days: number): Expression =>
  operator(
    [value, start],
    (time, from) => `${time} is timestamp && ${time} <= ${from} + duration.value(${days}, 'd')`,
    ([time, from]) =>
      isTime(time) && isTime(from) && momentOf(time) <= momentOf(from) + days * DAY_MS,
    true,
  );

export const matches = (value: Expression, pattern: RegExp): Expression =>
  operator(
    [value],
    (text) => `${text}.matches(${quoted(re2Pattern(pattern))})`,
    ([found]) => (typeof found === 'string' ? pattern.test(found) : undefined),
  );
export const isOneOf = (value: Expression, choices: readonly string[]): Expression =>
  operator(
    [value],
    (text) => `${text} in ${listOf(choices)}`,
    ([found]) => choices.some((choice) => choice === found),
  );

const keys =
  (call: string, holds: (map: JsonObject, names: readonly string[]) => boolean) =>
  (map: Expression, names: readonly string[]): Expression =>
    operator(
      [map],
      (text) => `${text}.keys().${call}(${listOf(names)})`,
      ([found]) => (isMap(found) ? holds(found, names) : undefined),
    );
export const hasOnly = keys('hasOnly', (map, names) =>
  Object.keys(map).every((name) => names.includes(name)),
);
export const hasAll = keys('hasAll', (map, names) =>
  names.every((name) => Object.hasOwn(map, name)),
);

/** The names of the entries that differ. */
const changedIn = (one: JsonObject, other: JsonObject): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );

/** Nothing else differs between the document before and after. */
export const changesOnly = (names: readonly string[]): Expression =>
  operator(
    [before, after],
    (one, other) => `${other}.diff(${one}).affectedKeys().hasOnly(${listOf(names)})`,
    ([one, other]) =>
      isMap(one) && isMap(other)
        ? changedIn(one, other).every((name) => names.includes(name))
        : undefined,
  );
/** The second map is the first one with one entry more. */
export const adds = (earlier: Expression, later: Expression, key: Expression): Expression =>
  operator(
    [earlier, later, key],
    (one, other, name) =>
      ['affectedKeys', 'addedKeys']
        .map((changed) => `${other}.diff(${one}).${changed}() == [${name}].toSet()`)
        .join(' && '),
    ([one, other, name]) =>
      isMap(one) && isMap(other) && typeof name === 'string'
        ? !Object.hasOwn(one, name) && isDeepStrictEqual(changedIn(one, other), [name])
        : undefined,
    true,
  );

const inner = ({ isCompound, text }: Expression): string => (isCompound ? `(${text})` : text);

/** Conditions that are joined: one that decides does so although others fail. */
const joined = (sign: string, deciding: boolean, all: readonly Expression[]): Expression => ({
  text: all.map(inner).join(` ${sign} `),
  evaluate(request) {
    const values = all.map((condition) => condition.evaluate(request));
    if (values.includes(deciding)) return deciding;
    return values.every((value) => value === !deciding) ? !deciding : undefined;
  },
  needsId: all.some(({ needsId }) => needsId),
  isCompound: true,
});

export const and = (...all: Expression[]): Expression => {
  const conditions = all.flatMap((condition) => condition.conditions ?? condition);
  return { ...joined('&&', false, conditions), conditions };
};
export const or = (...all: Expression[]): Expression => joined('||', true, all);
export const not = (condition: Expression): Expression =>
  operator(
    [condition],
    (text) => `!(${text})`,
    ([holds]) => (typeof holds === 'boolean' ? !holds : undefined),
  );

/** What several rules share, by the name of its function. */
export const definitions = new Map<string, Expression>();

/** Names a value, or conditions that all have to hold. */
export function define(name: string, ...all: Expression[]): Expression {
  const [first, ...others] = all as [Expression, ...Expression[]];
  const definition = others.length === 0 ? first : and(...all);
  definitions.set(name, definition);
  const { evaluate, needsId = false } = definition;
  return { text: `${name}(${needsId ? 'id' : ''})`, evaluate, needsId };
}

export const printLines = (condition: Expression, indent: string): string =>
  (condition.conditions ?? [condition]).map(inner).join(`\n${indent}&& `);
