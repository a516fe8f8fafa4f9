import fc from 'fast-check';
import { buyerKinds, limits, orderValues } from '@site/contracts/enquiry';
import { edges, emailOf, integer, text } from './writes';

/** Characters that are read differently by different readers, or look like others. */
const hostileCharacters = fc.constantFrom(
  ...['\u0000', '\t', '\n', '\r', '\u001f', ' ', '\u007f', '\u0080', '\u009f', '\u00a0', '\u1680'],
  ...['\u2000', '\u200a', '\u200b', '\u200d', '\u2028', '\u2029', '\u202e', '\u202f', '\u205f'],
  ...['\u3000', '\ufeff', '\ufffd', '\ud83d', '\ude00', '😀', 'é', 'e\u0301', 'क', 'а', '０', '९'],
  ...['a', 'Z', '0', '9', '@', '.', '-', '+', "'", '"', '\\', '/', '$', '`', '{', '<', '%', '?'],
);

const hostileText = fc.oneof(
  fc.string({ unit: hostileCharacters, maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

/** Characters that nobody sees, and that a name may not have, or not at its ends. */
const unseenCharacters = fc.constantFrom(
  ...['\u0000', '\t', '\n', '\u001f', ' ', '\u007f', '\u0085', '\u009f', '\u00a0', '\u2000'],
  ...['\u2028', '\u2029', '\u3000', '\ufeff', '\u200b', '\u200c', '\u200d', '\u2060', '\u00ad'],
  ...['\u202e', '\u2800', '\u3164', '\ufe0f', '\u{1d173}', '\u{e0001}', '\u{e0fff}', '\u{e1000}'],
);

/** A good text with one character put into it, or one taken out. */
function bent(good: fc.Arbitrary<string>, characters = hostileCharacters): fc.Arbitrary<string> {
  return fc
    .tuple(good, fc.nat(), fc.option(characters, { nil: '' }), fc.boolean())
    .map(([value, place, character, isCut]) => {
      const at = place % (value.length + 1);
      return `${value.slice(0, at)}${character}${value.slice(at + (isCut ? 1 : 0))}`;
    });
}

const longNames = fc
  .tuple(fc.constantFrom('n', 'é', 'क', '😀', '\ud83d'), fc.integer({ min: -1, max: 1 }))
  .map(([character, more]) => character.repeat(limits.nameMax + more));

const unseenNames = fc.string({ unit: unseenCharacters, minLength: 1, maxLength: 3 });

const goodName = fc.oneof(
  fc.constantFrom('Asha Rao', "D'Souza", 'आशा राव', 'José', '李', 'ক্\u200dষ', 'A'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);
const label = fc.stringMatching(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,12}$/);
const domain = fc.stringMatching(/^[A-Za-z0-9-]{1,10}\.[A-Za-z]{2,6}$/);
const goodEmail = fc.tuple(label, domain).map(([local, host]) => `${local}@${host}`);
const goodMobile = fc.stringMatching(/^[0-9]{10}$/);

/** Values that a field may well have, by the field's name. */
export const likely: Readonly<Record<string, fc.Arbitrary<object>>> = {
  Name: goodName.map(text),
  Email: goodEmail.map(text),
  Mobile: goodMobile.map(text),
  Quantity: fc
    .oneof(
      fc.integer({ min: limits.quantityMin, max: limits.quantityMax }),
      fc.constantFrom(...edges.quantities),
    )
    .chain((count) => fc.constantFrom(integer(String(count)), integer(count))),
  RetailerSelfUse: fc.constantFrom(...buyerKinds).map(text),
  Products: fc.constantFrom(...orderValues).map(text),
};

/** Values next to the border of what a field may have, by the field's name. */
export const nearMisses: Readonly<Record<string, fc.Arbitrary<object>>> = {
  Name: fc
    .oneof(bent(goodName), bent(goodName, unseenCharacters), unseenNames, longNames, hostileText)
    .map(text),
  Email: fc
    .oneof(bent(goodEmail), fc.constantFrom(...edges.emails).map(emailOf), hostileText)
    .map(text),
  Mobile: fc
    .oneof(
      bent(goodMobile),
      fc.string({
        unit: fc.constantFrom('0', '9', '９', '٣', '९', '߀'),
        minLength: 9,
        maxLength: 11,
      }),
    )
    .map(text),
  Quantity: fc.oneof(
    fc.constantFrom(...edges.quantities, -0, 2.5).map((count) => ({ doubleValue: count })),
    fc
      .constantFrom('NaN', 'Infinity', '-Infinity', '2', 'x')
      .map((name) => ({ doubleValue: name })),
    fc.bigInt({ min: -(2n ** 64n), max: 2n ** 64n }).map((count) => integer(String(count))),
    fc.constantFrom('1e3', '2.0', '02', '+2', '-0', ' 2', '0x2', '2.5', '', '1e9').map(integer),
    fc.constantFrom(true, [], {}, null, 2.5, 1e3).map(integer),
  ),
  RetailerSelfUse: fc.oneof(bent(fc.constantFrom(...buyerKinds)), hostileText).map(text),
  Products: fc.oneof(bent(fc.constantFrom(...orderValues)), hostileText).map(text),
};

/** Values of every kind, right and wrong in their encoding. */
export const anyValue: fc.Arbitrary<object> = fc.oneof(
  hostileText.map(text),
  fc.constantFrom(
    ...[text(2), text(true), text(null), text([]), integer('2'), integer('x')],
    ...[
      { booleanValue: true },
      { booleanValue: 'true' },
      { booleanValue: 1 },
      { doubleValue: 1e300 },
    ],
    ...[{ nullValue: null }, { nullValue: 'NULL_VALUE' }, { nullValue: 0 }, { nullValue: 'x' }],
    ...[
      { timestampValue: '2026-01-01T00:00:00Z' },
      { timestampValue: '2026-01-01T00:00:00.5+05:30' },
    ],
    ...[{ timestampValue: '2026-01-01' }, { timestampValue: 1 }, { bytesValue: 'YQ==' }],
    ...[{ referenceValue: '{root}/a/b' }, { geoPointValue: { latitude: 1, longitude: 2 } }],
    ...[
      { geoPointValue: {} },
      { arrayValue: {} },
      { arrayValue: { values: [text('9876543210')] } },
    ],
    ...[
      { arrayValue: { values: [{ arrayValue: {} }] } },
      { arrayValue: { values: {} } },
      { mapValue: {} },
    ],
    ...[
      { mapValue: { fields: { a: integer('1') } } },
      { mapValue: { fields: [] } },
      { mapValue: { x: 1 } },
    ],
    ...[{}, { otherValue: 1 }, { integerValue: '2', stringValue: '2' }],
  ),
);

/** Names of fields that no document has. */
export const strangeNames = fc.constantFrom(
  ...[
    'Note',
    'name',
    'Name ',
    'constructor',
    'toString',
    'a.b',
    '`',
    'é',
    '',
    '__proto__',
    '__x__',
  ],
);
