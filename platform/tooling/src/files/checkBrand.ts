import { join } from 'node:path';
import { brandSchema, brandWordsSchema } from '@site/company/brandSchema';
import { furtherLanguages } from '@site/company/furtherLanguages';
import { root } from '../workspace';
import { readJsonFile } from './readJsonFile';

/** The file of each further language. */
const words = furtherLanguages.map((it) => `brand.${it}.json`);

/** All of them, from the root. */
export const brandFiles = ['brand.json', ...words];

/**
 * Checks `brand.json` and the file of each further language, such as `brand.hi.json`. Every script does so before it imports
 * anything that reads them: what is made from a wrong brand fails in places that do not name it.
 * @throws Error with a line for each problem, with file, line and field.
 */
export async function checkBrand(folder: string = root): Promise<void> {
  const results = await Promise.allSettled([
    readJsonFile(join(folder, 'brand.json'), brandSchema, 'brand.json'),
    ...words.map((file) => readJsonFile(join(folder, file), brandWordsSchema, file)),
  ]);
  const failures = results.flatMap((it) => (it.status === 'rejected' ? [it.reason as Error] : []));
  if (failures.length === 0) return;
  const problems = failures.map(({ message }) => message);
  throw new Error([...problems, 'Fix this first: nothing else was checked.'].join('\n'), {
    cause: failures[0],
  });
}
