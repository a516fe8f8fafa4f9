import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationNames } from '../../content/vocabulary';

const folder = join(__dirname, 'drawings');
const CLASSES = [
  'ink',
  'ink dots',
  'ink-tint',
  'ink-fill',
  'coral',
  'coral-tint',
  'coral-fill',
  'paper',
];

test('the folder contains exactly the drawings that content may name', () => {
  expect(readdirSync(folder).sort()).toEqual(illustrationNames.map((name) => `${name}.svg`).sort());
});

test.each(illustrationNames)('%s uses the known classes and is small', (name) => {
  const drawing = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const classes = [...drawing.matchAll(/<path class="([^"]*)"/g)].map(([, name]) => name);

  expect(drawing).toContain('viewBox="0 0 96 96"');
  expect(classes.filter((name) => !CLASSES.includes(name!))).toEqual([]);
  const matching = (ink: RegExp) => expect.stringMatching(ink);
  expect(classes).toEqual(expect.arrayContaining([matching(/^ink/), matching(/^coral/)]));
  expect(drawing).not.toMatch(/#[0-9a-f]{3,6}\b|style|script|href/i);
  expect(drawing.length).toBeLessThan(3500);
});
