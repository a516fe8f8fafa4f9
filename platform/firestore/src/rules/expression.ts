/** What a rule may look at besides documents. */
export type Variable =
  /** The id of the document that a request is about. */
  | 'id'
  /** The fields of that document before and after the request. */
  | 'before'
  | 'after'
  /** When the request was made. */
  | 'now'
  /** The id and the claims of the account that is signed in. */
  | 'uid'
  | 'token'
  /** How many documents a query asks for. */
  | 'limit';

/**
 * A condition, or a value that one looks at. It is data: `firestoreRules.ts` prints it for Firestore, `decide.ts` evaluates it
 * for the local store. A value that is missing, or of another kind than its operator takes, is a failure: a condition
 * that fails does not hold, as in Firestore, and neither does its opposite.
 */
export type Expression =
  | { operator: 'literal'; value: string | number | boolean }
  | { operator: 'variable'; name: Variable }
  /** One of the definitions of the policy. */
  | { operator: 'named'; name: string }
  /** The fields of another document, or whether it is there, before the commit or after it. */
  | { operator: 'document' | 'exists'; collection: string; id: Expression; isAfter: boolean }
  | { operator: 'field'; of: Expression; name: string }
  /** A field that may be missing: an empty map then. */
  | { operator: 'optional'; of: Expression; name: string }
  | { operator: 'entry'; of: Expression; key: Expression }
  | { operator: 'equals'; one: Expression; other: Expression }
  | { operator: 'atLeast' | 'atMost'; value: Expression; bound: Expression }
  /** The UTF-16 units of a text, the entries of a map. */
  | { operator: 'size'; of: Expression }
  | { operator: 'isText' | 'isInteger'; value: Expression }
  /** A time that is not more than some days after another one. */
  | { operator: 'isWithinDays'; value: Expression; start: Expression; days: number }
  | { operator: 'matches'; value: Expression; pattern: RegExp }
  | { operator: 'isOneOf'; value: Expression; choices: readonly string[] }
  | { operator: 'hasOnly' | 'hasAll'; map: Expression; names: readonly string[] }
  /** Nothing else differs between two maps. */
  | { operator: 'changesOnly'; before: Expression; after: Expression; names: readonly string[] }
  /** The second map is the first one with one entry more. */
  | { operator: 'adds'; before: Expression; after: Expression; key: Expression }
  /** There is no document yet. */
  | { operator: 'isMissing' }
  | { operator: 'and' | 'or'; conditions: readonly Expression[] }
  | { operator: 'not'; condition: Expression };

/** What stands for itself. */
type Operand = Expression | string | number | boolean;

const expressionOf = (operand: Operand): Expression =>
  typeof operand === 'object' ? operand : { operator: 'literal', value: operand };

const variable = (name: Variable): Expression => ({ operator: 'variable', name });
export const id = variable('id');
export const before = variable('before');
export const after = variable('after');
export const now = variable('now');
export const uid = variable('uid');
export const token = variable('token');
export const limit = variable('limit');

export const named = (name: string): Expression => ({ operator: 'named', name });

const document = (operator: 'document' | 'exists', isAfter: boolean) => {
  return (collection: string, of: Expression = id): Expression => ({
    operator,
    collection,
    id: of,
    isAfter,
  });
};
export const documentBefore = document('document', false);
export const documentAfter = document('document', true);
export const exists = document('exists', false);
export const existsAfter = document('exists', true);

export const field = (of: Expression, name: string): Expression => ({
  operator: 'field',
  of,
  name,
});
export const optional = (of: Expression, name: string): Expression => ({
  operator: 'optional',
  of,
  name,
});
export const entry = (of: Expression, key: Expression): Expression => ({
  operator: 'entry',
  of,
  key,
});

export const equals = (one: Expression, other: Operand): Expression => ({
  operator: 'equals',
  one,
  other: expressionOf(other),
});
export const atLeast = (value: Expression, bound: Operand): Expression => ({
  operator: 'atLeast',
  value,
  bound: expressionOf(bound),
});
export const atMost = (value: Expression, bound: Operand): Expression => ({
  operator: 'atMost',
  value,
  bound: expressionOf(bound),
});
export const size = (of: Expression): Expression => ({ operator: 'size', of });
export const isText = (value: Expression): Expression => ({ operator: 'isText', value });
export const isInteger = (value: Expression): Expression => ({ operator: 'isInteger', value });
export const isWithinDays = (value: Expression, start: Expression, days: number): Expression => ({
  operator: 'isWithinDays',
  value,
  start,
  days,
});
export const matches = (value: Expression, pattern: RegExp): Expression => ({
  operator: 'matches',
  value,
  pattern,
});
export const isOneOf = (value: Expression, choices: readonly string[]): Expression => ({
  operator: 'isOneOf',
  value,
  choices,
});
export const hasOnly = (map: Expression, names: readonly string[]): Expression => ({
  operator: 'hasOnly',
  map,
  names,
});
export const hasAll = (map: Expression, names: readonly string[]): Expression => ({
  operator: 'hasAll',
  map,
  names,
});
export const changesOnly = (names: readonly string[]): Expression => ({
  operator: 'changesOnly',
  before,
  after,
  names,
});
export const adds = (earlier: Expression, later: Expression, key: Expression): Expression => ({
  operator: 'adds',
  before: earlier,
  after: later,
  key,
});
export const isMissing: Expression = { operator: 'isMissing' };

export const and = (...conditions: Expression[]): Expression => ({ operator: 'and', conditions });
export const or = (...conditions: Expression[]): Expression => ({ operator: 'or', conditions });
export const not = (condition: Expression): Expression => ({ operator: 'not', condition });
