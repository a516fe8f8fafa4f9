import type { JsonObject } from '@site/tooling/files/json';
import { TypedValue } from '../documents/values';

/** A request, as far as rules look at it. Documents are plain values, see `decodeFields`. */
export interface DecidedRequest {
  id: string;
  before?: JsonObject | undefined;
  after?: JsonObject | undefined;
  now: string;
  /** Who is signed in; undefined for a visitor. */
  account: { uid: string; claims: Readonly<Record<string, unknown>> } | undefined;
  limit?: number | undefined;
  /** Another document before and after the commit. */
  documentBefore(collection: string, id: string): JsonObject | undefined;
  documentAfter(collection: string, id: string): JsonObject | undefined;
}

/**
 * A condition, or a value that one looks at. Each operator is written once: how Firestore's rules say it, and what the local
 * store makes of it. A value that is missing, or of another kind than its operator takes, is a failure: a condition that
 * fails does not hold, as in Firestore, and neither does its opposite.
 */
export interface Expression {
  /** In the language of Firestore's rules. */
  text: string;
  /** Undefined where it fails. */
  evaluate(request: DecidedRequest): unknown;
  /** Whether it looks at the document's id, which a function of the rules has to be given. */
  needsId?: boolean;
  /** Whether it needs brackets inside another condition. */
  isCompound?: boolean;
  /** Those that all have to hold, if it consists of several. */
  conditions?: readonly Expression[];
}

/** What stands for itself. */
export type Operand = Expression | string | number | boolean;

/** A text as the rules' language writes it. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** @throws for a name that no path can hold. */
export function plain(collection: string): string {
  if (/^[A-Za-z0-9_-]+$/.test(collection)) return collection;
  throw new Error(
    `${collection}: rules name a collection by letters, digits, hyphens and underscores alone. Change "product" in brand.json.`,
  );
}

const expressionOf = (operand: Operand): Expression =>
  typeof operand === 'object'
    ? operand
    : {
        text: typeof operand === 'string' ? quoted(operand) : String(operand),
        evaluate: () => operand,
      };

/** An operator that fails where one of its operands does. */
export function operator(
  operands: readonly Operand[],
  print: (...texts: string[]) => string,
  evaluate: (values: readonly unknown[], request: DecidedRequest) => unknown,
  isCompound = false,
): Expression {
  const parts = operands.map(expressionOf);
  return {
    text: print(...parts.map(({ text }) => text)),
    evaluate(request) {
      const values = parts.map((part) => part.evaluate(request));
      return values.includes(undefined) ? undefined : evaluate(values, request);
    },
    needsId: parts.some(({ needsId }) => needsId),
    isCompound,
  };
}

const variable = (text: string, evaluate: Expression['evaluate']): Expression => ({
  text,
  evaluate,
});

/** The id of the document that a request is about, and its fields before and after. */
export const id: Expression = { ...variable('id', (request) => request.id), needsId: true };
export const before = variable('resource.data', (request) => request.before);
export const after = variable('request.resource.data', (request) => request.after);
export const now = variable(
  'request.time',
  (request) => new TypedValue('timestampValue', request.now),
);
/** The id and the claims of the account that is signed in. */
export const uid = variable('request.auth.uid', ({ account }) => account?.uid);
export const token = variable('request.auth.token', ({ account }) => account?.claims);
export const limit = variable('request.query.limit', (request) => request.limit);
/** There is no document yet. */
export const isMissing = variable('resource == null', (request) => request.before === undefined);
