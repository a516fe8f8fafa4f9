import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';
import { languageNamesFont } from './languageNamesFont';

test('the font that is kept holds the names of the languages as they are', async () => {
  const kept = readFileSync(join(root, 'shell/src/layout/header/language-names.woff2'));

  expect(kept.equals(await languageNamesFont())).toBe(true);
});
