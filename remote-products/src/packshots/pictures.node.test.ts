import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNames } from '@site/company/pictureNames';

const folder = join(__dirname, 'files');
const endings = ['480.avif', '800.avif', '1200.avif', '800.webp'];
const expected = pictureNames.flatMap((name) => endings.map((ending) => `${name}-${ending}`));

test('the folder contains exactly the pictures that content may name, in three widths, and one for browsers without AVIF', () => {
  expect(readdirSync(folder).sort()).toEqual([...expected].sort());
});

test('pictures.ts imports once each file', () => {
  const module = readFileSync(join(__dirname, 'pictures.ts'), 'utf8');
  const imported = [...module.matchAll(/from '\.\/files\/([^']+)'/g)].map(([, file]) => file);
  expect(imported.sort()).toEqual([...expected].sort());
});

test.each(pictureNames)('%s is small enough for a phone', (name) => {
  expect(statSync(join(folder, `${name}-800.avif`)).size).toBeLessThan(45_000);
});
