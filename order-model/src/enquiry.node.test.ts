import { randomOf } from '@site/tooling/seededNumbers';
import { faultsOf, trimName, type FieldRules } from './enquiry';

test('a field that is new may be missing, and is checked where it is there', () => {
  const rules: FieldRules = {
    Name: { pattern: /^[A-Z][a-z]*$/ },
    City: { choices: ['Delhi'], isNew: true },
  };
  const faults = (data: Record<string, unknown>) => faultsOf('Orders', data, { Orders: rules });
  expect(faults({ Name: 'Asha' })).toEqual([]);
  expect(faults({ Name: 'Asha', City: 'Delhi' })).toEqual([]);
  expect(faults({ Name: 'Asha', City: 'Rome' })).toEqual(['City is not valid']);
  expect(faults({ City: 'Delhi' })).toEqual(['Name is missing']);
});

test.each(['S', 'अ', '😀'])(
  'a name of the one character %s is left of what nobody sees after it',
  (name) => {
    for (const unseen of [' ', '\u200b', '\ufe0f', '\u{e0041}']) {
      expect(trimName(`${name}${unseen}`)).toBe(name);
    }
  },
);

test('what is left of any name begins and ends with what can be seen', () => {
  const random = randomOf(1);
  const signs = ['S', 'अ', '😀', '\ud83d', ' ', '\u3000', '\u200b', '\ufe0f', '\u{e0041}'];
  for (let run = 0; run < 2000; run += 1) {
    const name = Array.from({ length: random.below(6) }, () => random.pick(signs)).join('');
    const trimmed = trimName(name);
    expect(name).toContain(trimmed);
    expect(trimName(trimmed)).toBe(trimmed);
    expect(trimmed).not.toMatch(/^[ \u3000\u200b\ufe0f\u{e0041}]|[ \u3000\u200b\ufe0f\u{e0041}]$/u);
  }
});
