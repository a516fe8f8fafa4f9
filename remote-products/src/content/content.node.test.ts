import { join } from 'node:path';
import { checkContent } from './checkContent';
import { readContentFiles } from './readContentFiles';

const files = readContentFiles(join(__dirname, '../../content'));
const fileOf = (content: unknown) => [
  ...files.filter(({ name }) => name !== 'forte'),
  { name: 'forte', text: typeof content === 'string' ? content : JSON.stringify(content) },
];
const forte = JSON.parse(files.find(({ name }) => name === 'forte')!.text);

test('the content of the site is in order', () => {
  expect(checkContent(files).faults).toEqual([]);
});

test('files that nobody has reviewed are named, and are no fault', () => {
  const reviewed = { ...forte, reviewed: { by: 'Dr A. Reviewer', on: '2026-01-31' } };

  expect(checkContent(fileOf({ ...forte, reviewed: null })).unreviewed).toContain('forte.json');
  expect(checkContent(fileOf(reviewed))).toMatchObject({ faults: [] });
  expect(checkContent(fileOf(reviewed)).unreviewed).not.toContain('forte.json');
});

test('a day that is none is a fault', () => {
  const wrong = { ...forte, reviewed: { by: 'Dr A. Reviewer', on: 'last week' } };
  expect(checkContent(fileOf(wrong)).faults).toEqual([
    'forte.json: reviewed.on: Write the day as 2026-01-31.',
  ]);
});

test('a file that is not JSON is named with what is wrong', () => {
  expect(checkContent(fileOf('{ "look": ')).faults).toEqual([
    expect.stringMatching(/^forte\.json: the file: It is not valid JSON\. /),
  ]);
});

test('a product without its file, and a file without its product, are faults', () => {
  const { faults } = checkContent([
    ...files.filter(({ name }) => name !== 'cream'),
    { name: 'syrup', text: '{}' },
  ]);
  expect(faults).toEqual([
    'cream.json: The file is missing.',
    'syrup.json: the file: No product has this name. Products are listed in contracts/src/products.ts.',
  ]);
});

test('forbidden wording is a fault of its file', () => {
  const { faults } = checkContent(fileOf({ ...forte, labelLine: 'A cure for all.' }));
  expect(faults).toEqual([
    expect.stringMatching(/^forte\.json: labelLine: “cure” may not stand here/),
  ]);
});
