import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFile, root } from '@site/tooling/workspace';
import { HINDI, hindiFont, languageNamesFont } from './devanagariFonts';

test.each([
  ['@site/shell/language-names.woff2', languageNamesFont],
  ['@site/shared-ui/styles/devanagari.woff2', hindiFont],
])('%s is what `npm run content -- icons` makes', async (name, make) => {
  expect(readFileSync(exportedFile(name)).equals(await make())).toBe(true);
});

const inHindi = ['shell', 'remote-products', 'remote-order'].flatMap((workspace) =>
  readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(src|content)\/.*\bhi\b.*\.(json|tsx?)$/.test(file))
    .map((file) => join(workspace, file)),
);

test.each(['brand.hi.json', ...inHindi])('the font has every letter of %s', (file) => {
  const letters = readFileSync(join(root, file), 'utf8').match(/\p{Script=Devanagari}/gu) ?? [];

  expect([...new Set(letters)].filter((it) => !HINDI.has(it))).toEqual([]);
});
