import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { microsecondsOf } from '../documents/moments';
import { TypedValue } from '../documents/values';
import type { Expression, Variable } from './expression';
import { definitions, policy, type Action } from './policy';

/** A request, as far as rules look at it. Documents are plain values, see `decodeFields`. */
export interface DecidedRequest {
  id: string;
  /** The document before and after the request; undefined for none. */
  before?: JsonObject | undefined;
  after?: JsonObject | undefined;
  /** RFC 3339. */
  now: string;
  /** Who is signed in; undefined for a visitor. */
  account: { uid: string; claims: Readonly<Record<string, unknown>> } | undefined;
  limit?: number | undefined;
  /** Another document before and after the commit. */
  documentBefore(collection: string, id: string): JsonObject | undefined;
  documentAfter(collection: string, id: string): JsonObject | undefined;
}

const variables: Readonly<Record<Variable, (request: DecidedRequest) => unknown>> = {
  id: ({ id }) => id,
  before: ({ before }) => before,
  after: ({ after }) => after,
  now: ({ now }) => new TypedValue('timestampValue', now),
  uid: ({ account }) => account?.uid,
  token: ({ account }) => account?.claims,
  limit: ({ limit }) => limit,
};

const numberOf = (value: unknown) => {
  const number = value instanceof TypedValue && value.kind === 'doubleValue' ? value.value : value;
  return typeof number === 'number' ? number : undefined;
};

const compared = (one: unknown, other: unknown, holds: (one: number, other: number) => boolean) => {
  const [left, right] = [numberOf(one), numberOf(other)];
  return left === undefined || right === undefined ? undefined : holds(left, right);
};

const DAY_US = 24 * 60 * 60 * 1_000_000;
const isTime = (value: unknown): value is TypedValue =>
  value instanceof TypedValue && value.kind === 'timestampValue';
const momentOf = ({ value }: TypedValue) => microsecondsOf(String(value));

/** The names of the entries that differ. */
const changedIn = (before: JsonObject, after: JsonObject): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );

/** What an expression is for a request; undefined where it fails. */
function evaluate(expression: Expression, request: DecidedRequest): unknown {
  const valueOf = (inner: Expression) => evaluate(inner, request);
  const mapOf = (inner: Expression) => {
    const value = valueOf(inner);
    return isJsonObject(value) && !(value instanceof TypedValue) ? value : undefined;
  };
  const ownIn = (map: JsonObject | undefined, name: unknown) =>
    map && typeof name === 'string' && Object.hasOwn(map, name) ? map[name] : undefined;

  switch (expression.operator) {
    case 'literal':
      return expression.value;
    case 'variable':
      return variables[expression.name](request);
    case 'named': {
      const definition = definitions[expression.name];
      return definition && valueOf(definition);
    }
    case 'document':
    case 'exists': {
      const { operator, collection, isAfter } = expression;
      const id = valueOf(expression.id);
      if (typeof id !== 'string') return undefined;
      const found = request[isAfter ? 'documentAfter' : 'documentBefore'](collection, id);
      return operator === 'exists' ? found !== undefined : found;
    }
    case 'field':
      return ownIn(mapOf(expression.of), expression.name);
    case 'optional': {
      const map = mapOf(expression.of);
      // A field that is null is there.
      return map && (Object.hasOwn(map, expression.name) ? map[expression.name] : {});
    }
    case 'entry':
      return ownIn(mapOf(expression.of), valueOf(expression.key));
    case 'equals': {
      const [one, other] = [valueOf(expression.one), valueOf(expression.other)];
      return one === undefined || other === undefined ? undefined : isDeepStrictEqual(one, other);
    }
    case 'atLeast':
      return compared(valueOf(expression.value), valueOf(expression.bound), (a, b) => a >= b);
    case 'atMost':
      return compared(valueOf(expression.value), valueOf(expression.bound), (a, b) => a <= b);
    case 'size': {
      const value = valueOf(expression.of);
      if (typeof value === 'string') return value.length;
      const map = mapOf(expression.of);
      return map && Object.keys(map).length;
    }
    case 'isText':
    case 'isInteger': {
      const value = valueOf(expression.value);
      if (value === undefined) return undefined;
      return typeof value === (expression.operator === 'isText' ? 'string' : 'number');
    }
    case 'isWithinDays': {
      const [value, start] = [valueOf(expression.value), valueOf(expression.start)];
      if (value === undefined) return undefined;
      if (!isTime(value)) return false;
      return isTime(start) && momentOf(value) <= momentOf(start) + expression.days * DAY_US;
    }
    case 'matches': {
      const value = valueOf(expression.value);
      return typeof value === 'string' ? expression.pattern.test(value) : undefined;
    }
    case 'isOneOf': {
      const value = valueOf(expression.value);
      return value === undefined ? undefined : expression.choices.some((it) => it === value);
    }
    case 'hasOnly':
    case 'hasAll': {
      const map = mapOf(expression.map);
      const { operator, names } = expression;
      if (!map) return undefined;
      return operator === 'hasAll'
        ? names.every((name) => Object.hasOwn(map, name))
        : Object.keys(map).every((name) => names.includes(name));
    }
    case 'changesOnly': {
      const [before, after] = [mapOf(expression.before), mapOf(expression.after)];
      if (!before || !after) return undefined;
      return changedIn(before, after).every((name) => expression.names.includes(name));
    }
    case 'adds': {
      const [before, after] = [mapOf(expression.before), mapOf(expression.after)];
      const key = valueOf(expression.key);
      if (!before || !after || typeof key !== 'string') return undefined;
      return !Object.hasOwn(before, key) && isDeepStrictEqual(changedIn(before, after), [key]);
    }
    case 'isMissing':
      return request.before === undefined;
    case 'and': {
      const all = expression.conditions.map(valueOf);
      if (all.includes(false)) return false;
      return all.every((holds) => holds === true) ? true : undefined;
    }
    case 'or': {
      const all = expression.conditions.map(valueOf);
      if (all.includes(true)) return true;
      return all.every((holds) => holds === false) ? false : undefined;
    }
    case 'not': {
      const holds = valueOf(expression.condition);
      return typeof holds === 'boolean' ? !holds : undefined;
    }
  }
}

/** Decides over a request as `firestore.rules` do: both follow the policy. */
export function isAllowed(collection: string, action: Action, request: DecidedRequest): boolean {
  const access = Object.hasOwn(policy, collection) ? policy[collection] : undefined;
  const condition = access?.[action];
  return condition !== undefined && evaluate(condition, request) === true;
}
