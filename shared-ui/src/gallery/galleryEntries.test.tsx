import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryEntries } from './galleryEntries';

const packageFile = join(__dirname, '../../package.json');
const packageExports: Record<string, string | object> = JSON.parse(
  readFileSync(packageFile, 'utf8'),
).exports;

/** Shows what others draw, and has no look of its own. */
const PART_ELEMENT = './PartElement';

const components = Object.entries(packageExports).flatMap(([name, file]) =>
  typeof file === 'string' && file.endsWith('.tsx') && name !== PART_ELEMENT ? [name.slice(2)] : [],
);

test('the package exports components', () => {
  expect(components.length).toBeGreaterThan(5);
});

test('exported components and gallery entries are the same', () => {
  expect(galleryEntries.map(({ component }) => component).sort()).toEqual(components.sort());
});
