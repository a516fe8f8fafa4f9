import fc from 'fast-check';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { decisionTable } from './decisionTable';
import { people, type Person } from './people';
import type { ProofRequest } from './proofRequest';
import { integer, text } from './writes';

/** Characters that are read differently by different readers, that nobody sees, or that look like others. */
const hostileCharacters = fc.constantFrom(
  ...['\u0000', '\t', '\n', '\r', '\u001f', ' ', '\u007f', '\u0080', '\u009f', '\u00a0', '\u1680'],
  ...['\u2000', '\u200b', '\u200c', '\u200d', '\u2028', '\u2029', '\u202e', '\u2060', '\u2800'],
  ...['\u3000', '\u3164', '\ufe0f', '\ufeff', '\ufffd', '\u00ad', '\u{1d173}', '\u{e0001}'],
  ...['\ud83d', '\ude00', '😀', 'é', 'e\u0301', 'क', 'а', '０', '９', '९'],
  ...['a', 'Z', '0', '9', '@', '.', '-', '+', "'", '"', '\\', '/', '$', '`', '<', '%', '?', ''],
);

/** Values of other kinds, encoded as the SDK does. */
const otherValues: readonly unknown[] = [
  ...[text(''), text('seen'), integer('0'), integer('-1'), integer('9223372036854775807')],
  ...[2, 2.5].map((doubleValue) => ({ doubleValue })),
  ...[{ booleanValue: true }, { nullValue: null }, { timestampValue: '2026-01-01T00:00:00.5Z' }],
  ...[{ arrayValue: {} }, { arrayValue: { values: [text('9876543210')] } }],
  ...[{ mapValue: {} }, { mapValue: { fields: { a: integer('1') } } }],
];

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

function mapsIn(part: unknown): JsonObject[] {
  if (Array.isArray(part)) return part.flatMap(mapsIn);
  if (!isJsonObject(part)) return [];
  const own = isJsonObject(part.fields) ? [part.fields] : [];
  return [...own, ...Object.values(part).flatMap(mapsIn)];
}

/** Its lists: writes, the paths of a mask, times of the server. */
function listsIn(part: unknown): unknown[][] {
  if (Array.isArray(part)) return part.flatMap(listsIn);
  if (!isJsonObject(part)) return [];
  const own = [part.writes, part.fieldPaths, part.updateTransforms].filter(Array.isArray);
  return [...own, ...Object.values(part).flatMap(listsIn)];
}

function bent(value: unknown, { at, character, isCut }: Change): unknown {
  if (!isJsonObject(value) || typeof value.stringValue !== 'string') return undefined;
  const { stringValue } = value;
  const place = at % (stringValue.length + 1);
  const rest = stringValue.slice(place + (isCut ? 1 : 0));
  return text(`${stringValue.slice(0, place)}${character}${rest}`);
}

const chosen = <Item>(from: readonly Item[], at: number) => from[at % from.length];

function apply(body: unknown, change: Change): void {
  const { kind, at, value, name } = change;
  if (kind === 'shorten') {
    const list = chosen(listsIn(body), at);
    list?.splice(at % list.length, 1);
    return;
  }
  const maps = mapsIn(body);
  if (kind === 'add') {
    const map = chosen(maps, at);
    if (map)
      Object.defineProperty(map, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    return;
  }
  const fields = maps.flatMap((map) => Object.keys(map).map((field) => ({ map, field })));
  const { map, field } = chosen(fields, at) ?? {};
  if (!map || field === undefined) return;
  if (kind === 'remove') delete map[field];
  else map[field] = (kind === 'bend' && bent(map[field], change)) || value;
}

const rows = decisionTable.filter(([, , { isUnserved }]) => !isUnserved);
const rowsOf = (isAccepted: boolean) =>
  fc.constantFrom(...rows.filter(([, code]) => (code === 200) === isAccepted));

/** Requests of the table with a thing or two otherwise: most of them lie next to the border between yes and no. */
export const randomRequests: fc.Arbitrary<ProofRequest> = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: rowsOf(true) }, { weight: 1, arbitrary: rowsOf(false) }),
    fc.array(changes, { maxLength: 2 }),
  )
  .map(([[, , row], made]) => {
    // What rows share must not change together.
    const request = JSON.parse(JSON.stringify(row)) as ProofRequest;
    for (const change of made) {
      if (change.kind !== 'person') apply(request.body, change);
      else if (request.as) request.as = change.person;
    }
    return request;
  });
