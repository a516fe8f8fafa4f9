import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@site/company/brand';
import { brandInHindi } from '@site/company/brandInHindi';
import { products } from '@site/company/products';
import type { SourcedText } from '@site/contracts/publishedRelease';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { commonTexts, sourcedTexts } from './commonTexts';

const temporaryFolder = temporaryFolders();

test('names file, line and place of each text, with the brand filled in', async () => {
  const folder = await temporaryFolder();
  const text =
    '{\n  "lead": "{product} helps {count}.",\n  "points": [\n    { "title": "One" }\n  ]\n}\n';
  writeFileSync(join(folder, 'a.json'), text);
  expect(sourcedTexts(folder, 'a.json')).toEqual([
    { file: 'a.json', line: 2, path: 'lead', text: `${brand.product} helps {count}.` },
    { file: 'a.json', line: 4, path: 'points[0].title', text: 'One' },
  ]);
});

test('brand, products and languages are found where they are written', () => {
  const { en = [], hi = [] } = commonTexts(root);
  const lineOf = ({ file, line }: SourcedText) =>
    readFileSync(join(root, file), 'utf8').split('\n')[line - 1];
  const one = (texts: readonly SourcedText[], text: string) => {
    const found = texts.filter((source) => source.text === text);
    expect([text, found.length]).toEqual([text, 1]);
    return found[0] as SourcedText;
  };
  expect(lineOf(one(en, brand.tagline))).toContain(brand.tagline);
  expect(lineOf(one(hi, brandInHindi.tagline))).toContain(brandInHindi.tagline);
  expect(hi.some(({ text }) => text === brand.tagline)).toBe(false);
  expect(one(hi, brand.company).file).toBe('brand.json');
  expect(one(en, brand.address.join(', ')).path).toBe('address');
  expect(one(en, 'हिन्दी').file).toBe('company/src/languages.ts');
  for (const { name, id } of products) {
    expect(lineOf(one(en, name))?.toLowerCase()).toContain(`'${id}'`);
  }
});
