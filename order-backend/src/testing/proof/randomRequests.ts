import fc from 'fast-check';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { encodeFields, TypedValue } from '../../documents/values';
import type { ComparedRequest } from './compareSides';
import { decisionTable } from './decisionTable';
import { people, type Person } from './people';
import type { ProofRequest } from './proofRequest';

/** Characters that are read differently by different readers, that nobody sees, or that look like others. */
const hostileCharacters = fc.constantFrom(
  ...['\u0000', '\t', '\n', '\r', '\u001f', ' ', '\u007f', '\u0080', '\u009f', '\u00a0', '\u1680'],
  ...['\u2000', '\u200b', '\u200c', '\u200d', '\u2028', '\u2029', '\u202e', '\u2060', '\u2800'],
  ...['\u3000', '\u3164', '\ufe0f', '\ufeff', '\ufffd', '\u00ad', '\u{1d173}', '\u{e0001}'],
  ...['\ud83d', '\ude00', '😀', 'é', 'e\u0301', 'क', 'а', '０', '9', '९'],
  ...['a', 'Z', '0', '9', '@', '.', '-', '+', "'", '"', '\\', '/', '$', '`', '<', '%', '?', ''],
);

/** Values of other kinds, encoded as the SDK does. */
const otherValues = Object.values(
  encodeFields({
    ...['', 'seen', 0, -1, true, null, [], ['9876543210'], {}, { a: 1 }],
    largest: new TypedValue('integerValue', '9223372036854775807'),
    whole: new TypedValue('doubleValue', 2),
    half: new TypedValue('doubleValue', 2.5),
    time: new TypedValue('timestampValue', '2026-01-01T00:00:00.5Z'),
  }),
);

/** Names of fields that no document has, or none at this place. */
const strangeNames = fc.constantFrom(
  ...['Note', 'name', 'Name ', 'status', 'dueAt', 'constructor', 'toString', 'a.b', '`', 'é'],
);

/** One thing otherwise. `at` chooses among the parts that a request has. */
const changes = fc.record({
  kind: fc.constantFrom('bend', 'bend', 'replace', 'replace', 'add', 'remove', 'shorten', 'person'),
  at: fc.nat(),
  character: hostileCharacters,
  isCut: fc.boolean(),
  value: fc.constantFrom(...otherValues),
  name: strangeNames,
  person: fc.constantFrom(...(Object.keys(people) as Person[])),
});
type Change = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

/** All objects of a request's body, the outer ones first. */
const objectsIn = (part: unknown): JsonObject[] => {
  if (Array.isArray(part)) return part.flatMap(objectsIn);
  return isJsonObject(part) ? [part, ...Object.values(part).flatMap(objectsIn)] : [];
};

function bent(value: unknown, { at, character, isCut }: Change): unknown {
  if (!isJsonObject(value) || typeof value.stringValue !== 'string') return undefined;
  const { stringValue } = value;
  const place = at % (stringValue.length + 1);
  const rest = stringValue.slice(place + (isCut ? 1 : 0));
  return { stringValue: `${stringValue.slice(0, place)}${character}${rest}` };
}

const chosen = <Item>(from: readonly Item[], at: number) => from[at % from.length];

function apply(request: ProofRequest, change: Change): void {
  const { kind, at, value, name } = change;
  const objects = objectsIn(request.body);
  const maps = objects.flatMap(({ fields }) => (isJsonObject(fields) ? [fields] : []));
  if (kind === 'person') {
    if (request.as) request.as = change.person;
  } else if (kind === 'shorten') {
    const list = chosen(
      objects.flatMap(({ writes, fieldPaths, updateTransforms }) =>
        [writes, fieldPaths, updateTransforms].filter(Array.isArray),
      ),
      at,
    );
    list?.splice(at % list.length, 1);
  } else if (kind === 'add') {
    const map = chosen(maps, at);
    if (map) map[name] = value;
  } else {
    const fields = maps.flatMap((map) => Object.keys(map).map((field) => ({ map, field })));
    const { map, field } = chosen(fields, at) ?? {};
    if (!map || field === undefined) return;
    if (kind === 'remove') delete map[field];
    else map[field] = (kind === 'bend' && bent(map[field], change)) || value;
  }
}

const rowsOf = (isAccepted: boolean) =>
  fc.constantFrom(...decisionTable.filter(([, code]) => (code === 200) === isAccepted));

const requests = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: rowsOf(true) }, { weight: 1, arbitrary: rowsOf(false) }),
    fc.array(changes, { maxLength: 2 }),
  )
  .map(([[, , row], made]): ComparedRequest => {
    // What rows share must not change together.
    const request = JSON.parse(JSON.stringify(row)) as ProofRequest;
    made.forEach((change) => apply(request, change));
    return [JSON.stringify(request), undefined, request];
  });

/** Requests of the table with a thing or two otherwise: most of them lie next to the border between yes and no. */
export const drawRequests = ({ seed, cases }: { seed: number; cases: number }) =>
  fc.sample(requests, { seed, numRuns: cases });
