import { join } from 'node:path';
import { brandSchema, brandWordsSchema } from '@site/contracts/brandSchema';
import { root } from '../workspace';
import { readJsonFile } from './readJsonFile';

/**
 * Checks `brand.json` and `brand.hi.json`. Every script does so before it imports anything that reads them: what is made
 * from a wrong brand fails in places that do not name it.
 * @throws Error with a line for each problem, with file, line and field.
 */
export async function checkBrand(folder: string = root): Promise<void> {
  const results = await Promise.allSettled([
    readJsonFile(join(folder, 'brand.json'), brandSchema, 'brand.json'),
    readJsonFile(join(folder, 'brand.hi.json'), brandWordsSchema, 'brand.hi.json'),
  ]);
  const failures = results.flatMap((it) => (it.status === 'rejected' ? [it.reason as Error] : []));
  if (failures.length)
    throw new Error(failures.map(({ message }) => message).join('\n'), { cause: failures[0] });
}
