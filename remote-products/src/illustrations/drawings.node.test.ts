import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationNames } from '../content/vocabulary';

const folder = join(__dirname, 'drawings');
const PENS = [
  'ink',
  'ink dots',
  'ink-tint',
  'ink-fill',
  'coral',
  'coral-tint',
  'coral-fill',
  'paper',
];

test('every drawing that content may name is there, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(illustrationNames.map((name) => `${name}.svg`).sort());
});

test.each(illustrationNames)('%s is drawn by the one hand, and small', (name) => {
  const drawing = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const pens = [...drawing.matchAll(/<path class="([^"]*)"/g)].map(([, pen]) => pen);

  expect(drawing).toContain('viewBox="0 0 96 96"');
  expect(pens.filter((pen) => !PENS.includes(pen!))).toEqual([]);
  const matching = (ink: RegExp) => expect.stringMatching(ink);
  expect(pens).toEqual(expect.arrayContaining([matching(/^ink/), matching(/^coral/)]));
  expect(drawing).not.toMatch(/#[0-9a-f]{3,6}\b|style|script|href/i);
  expect(drawing.length).toBeLessThan(3500);
});
