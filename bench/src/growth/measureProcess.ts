import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureComposing } from './measureComposing';

// Run in a copy of the sources with as many remotes as are to be measured. Takes the number of products, and the file
// for the result.
const [products = '', result = ''] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'site-growth-'));
try {
  await writeFile(result, JSON.stringify(await measureComposing(folder, Number(products))));
} finally {
  await rm(folder, { recursive: true, force: true });
}
