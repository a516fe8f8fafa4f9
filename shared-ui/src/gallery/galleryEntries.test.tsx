import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { galleryEntries } from './galleryEntries';

const packageFile = join(__dirname, '../../package.json');
const packageExports: Record<string, string | object> = JSON.parse(
  readFileSync(packageFile, 'utf8'),
).exports;

/** Shows what others draw, and has no look of its own. */
const PART_ELEMENT = './PartElement';

const components = Object.entries(packageExports).flatMap(([name, file]) =>
  typeof file === 'string' && file.endsWith('.tsx') && name !== PART_ELEMENT
    ? [{ name: name.slice(2), folder: join(dirname(packageFile), dirname(file)) }]
    : [],
);

test('the package exports components', () => {
  expect(components.length).toBeGreaterThan(5);
});

test.each(components)('$name has a gallery entry', ({ name, folder }) => {
  expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/\.gallery\.tsx$/));
  expect(galleryEntries.map(({ component }) => component)).toContain(name);
});

test('every gallery entry belongs to an exported component', () => {
  expect(galleryEntries.map(({ component }) => component).sort()).toEqual(
    components.map(({ name }) => name).sort(),
  );
});
