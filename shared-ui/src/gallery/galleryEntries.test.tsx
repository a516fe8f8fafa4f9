import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryEntries } from './galleryEntries';

const packageFile = join(__dirname, '../../package.json');
const packageExports: Record<string, string | object> = JSON.parse(
  readFileSync(packageFile, 'utf8'),
).exports;

/** Show what others draw, and have no look of their own. */
const WITHOUT_LOOK = ['./BelowFold', './PartElement', './breakableAddress', './createTexts'];

const components = Object.entries(packageExports).flatMap(([name, file]) =>
  typeof file === 'string' && file.endsWith('.tsx') && !WITHOUT_LOOK.includes(name)
    ? [name.slice(2)]
    : [],
);

test('exported components and gallery entries are the same', () => {
  expect(galleryEntries.map(({ component }) => component).sort()).toEqual(components.sort());
});
