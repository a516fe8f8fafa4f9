import { faultsOf, isStorable, trimName, type FieldRules } from './enquiry';

test.each(['isNew', 'isOptional'])(
  'a field with %s may be missing, and is checked where it is there',
  (why) => {
    const rules: FieldRules = {
      Name: { pattern: /^[A-Z][a-z]*$/ },
      City: { choices: ['Delhi'], [why]: true },
    };
    const faults = (data: Record<string, unknown>, collection = 'Orders') => {
      const all = faultsOf(collection, data, { Orders: rules });
      expect(isStorable(collection, data, { Orders: rules })).toBe(all.length === 0);
      return all;
    };
    expect(faults({ Name: 'Asha' })).toEqual([]);
    expect(faults({ Name: 'Asha', City: 'Delhi' })).toEqual([]);
    expect(faults({ Name: 'Asha', City: 'Rome' })).toEqual(['City is not valid']);
    expect(faults({ City: 'Delhi' })).toEqual(['Name is missing']);
    expect(faults({ Name: 'Asha', Age: 3 })).toEqual(['Age is not a field']);
    expect(faults({}, 'Other')).toEqual(['no collection Other here']);
  },
);

test.each(['S', 'अ', '😀'])(
  'a name of the one character %s is left of what nobody sees after it',
  (name) => {
    for (const unseen of [' ', '\u200b', '\ufe0f', '\u{e0041}']) {
      expect(trimName(`${name}${unseen}`)).toBe(name);
    }
  },
);

test('what is left of any name begins and ends with what can be seen', () => {
  const signs = ['S', 'अ', '😀', '\ud83d', ' ', '\u200b', '\ufe0f', '\u{e0041}'];
  const longerBy = (names: string[]) => names.flatMap((name) => signs.map((sign) => name + sign));
  let names = [''];
  for (let length = 0; length < 4; length += 1) names = [...new Set(['', ...longerBy(names)])];
  const isTrimmed = (name: string) => {
    const trimmed = trimName(name);
    const hasSeenEnds = !/^[ \u200b\ufe0f\u{e0041}]|[ \u200b\ufe0f\u{e0041}]$/u.test(trimmed);
    return hasSeenEnds && name.includes(trimmed) && trimName(trimmed) === trimmed;
  };
  expect(names.length).toBeGreaterThan(4000);
  expect(names.filter((name) => !isTrimmed(name))).toEqual([]);
});
