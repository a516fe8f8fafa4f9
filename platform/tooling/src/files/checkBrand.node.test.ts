import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace';
import { checkBrand } from './checkBrand';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  const files = (await readdir(root)).filter((file) => /^brand(\.\w+)?\.json$/.test(file));
  for (const file of files) await cp(join(root, file), join(folder, file));
});
afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, found: RegExp, instead: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toMatch(found);
  await writeFile(join(folder, file), text.replace(found, instead));
}

const END = '\nFix this first: nothing else was checked.';

test('the brand of this site is right', async () => {
  await expect(checkBrand(folder)).resolves.toBeUndefined();
});

const PRODUCT =
  'brand.json:2: product: Write the product’s name of Latin letters, digits and hyphens, at least two of them letters: references and the database’s collections begin with them.';

test.each([
  ...['Vena Plus', 'Véna', 'C & V', 'Leg/Vein', 'V-1'].map((name) => ['product', name, PRODUCT]),
  ['company', '', 'brand.json:3: company: Write the company’s full name.'],
  ['email', 'care', 'brand.json:6: email: Write an e-mail address.'],
  [
    'facebook',
    'https://facebook.example/our company',
    'brand.json:9: social.facebook: Write the company’s page there as an address with https:// and without spaces.',
  ],
  [
    'origin',
    'https://www.example.com/',
    'brand.json:14: origin: Write scheme and host of the site, such as "https://www.example.com", without a slash at the end.',
  ],
])('a wrong %s is named with its line', async (field = '', value = '', message = '') => {
  await change('brand.json', new RegExp(`"${field}": ".*?"`), `"${field}": "${value}"`);
  await expect(checkBrand(folder)).rejects.toMatchObject({ message: message + END });
});

test('a field that is missing, misspelt or unknown is named, in every language', async () => {
  await change('brand.json', / *"email": .*\n/, '');
  await change('brand.hi.json', /"tagline"/, '"tagLine"');
  await expect(checkBrand(folder)).rejects.toMatchObject({
    message:
      'brand.json:1: email: The field is missing. Write an e-mail address.\n' +
      'brand.hi.json:2: tagLine: Unknown field. Did you mean “tagline”?' +
      END,
  });
});

test('a file that is not JSON is named with its line', async () => {
  await writeFile(join(folder, 'brand.json'), '{');
  await expect(checkBrand(folder)).rejects.toThrow(/^brand\.json:1: /);
});
