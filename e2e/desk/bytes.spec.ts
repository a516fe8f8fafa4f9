import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffCollections } from '@site/order-model/staffCollections';
import { deskFolder, siteFolder } from '@site/tooling/workspace';
import { expect, test } from '../browser/test';
import { weightOf } from '../site/weightOf';

/** Compressed bytes, by the file that names what a phone fetches, and by how that ends. */
const budgets = [
  ['what the first rows wait for', 'index.html', '.js', 109_000],
  ['its styles', 'index.html', '.css', 4500],
  ['what is fetched once for each release', 'service-worker.js', '.js', 161_000],
] as const;

for (const [what, list, suffix, most] of budgets) {
  test(`the desk keeps to its bytes: ${what}`, async () => {
    const text = await readFile(join(deskFolder, list), 'utf8');
    const named = [...text.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
    const files = [...new Set(named)].filter((name) => name.endsWith(suffix));
    const weight = files.reduce((sum, name) => sum + weightOf(join(deskFolder, 'assets', name)), 0);

    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(most);
  });
}

test("no file that visitors get has anything of the desk's", async () => {
  expect(existsSync(siteFolder)).toBe(true);
  const names = await readdir(siteFolder, { recursive: true });
  const texts = names.filter((name) => /\.(html|js|css|json)$/.test(name));
  const found: string[] = [];
  for (const name of texts) {
    const text = await readFile(join(siteFolder, name), 'utf8');
    const words = [...Object.values(staffCollections), 'identitytoolkit', 'securetoken'];
    if (words.some((word) => text.includes(word))) found.push(name);
  }

  expect(texts.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
