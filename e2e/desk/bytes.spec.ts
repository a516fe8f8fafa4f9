import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { distFolder, siteFolder } from '@site/tooling/workspace';
import { expect, test } from '../browser/test';

/** Compressed bytes of the desk's script and styles: a phone fetches them once for each release of the desk. */
const BUDGET = { '.js': 149_000, '.css': 3900 };

const desk = join(distFolder, 'desk/assets');

for (const [suffix, most] of Object.entries(BUDGET)) {
  test(`the desk keeps to its bytes in ${suffix}`, async () => {
    const files = (await readdir(desk)).filter(
      (name) => name.startsWith('desk-') && name.endsWith(suffix),
    );
    const bytes = await Promise.all(files.map((name) => readFile(join(desk, name))));

    expect(files).toHaveLength(1);
    const weight = brotliCompressSync(Buffer.concat(bytes)).length;
    expect(weight).toBeLessThanOrEqual(most);
  });
}

test('what the desk was built from is known, so that no start builds it again', () => {
  expect(existsSync(join(distFolder, 'desk-built-from.json'))).toBe(true);
});

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
