import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonText, type Problem, textsOf } from '@site/tooling/files/readJsonFile';

/** The field of a text that names a picture. */
const FIELD = 'picture';

/** Finds pictures that are named and have no file. `folder` is that of the pictures; where it is not, none is looked for. */
export function findMissingPictures(json: JsonText, folder: string): Problem[] {
  if (!existsSync(folder)) return [];
  return textsOf(json)
    .filter(({ path }) => path.at(-1) === FIELD)
    .filter(({ text }) => !existsSync(join(folder, `${text}-800.webp`)))
    .map(({ path, line, text }) => ({
      path,
      line,
      message: `There is no picture “${text}”. Make it of a file: npm run packshots -w assets/packshots -- add ${text} FILE`,
    }));
}
