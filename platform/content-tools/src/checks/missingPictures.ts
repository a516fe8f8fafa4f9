import { existsSync, readdirSync } from 'node:fs';
import { type JsonText, type Problem, textsOf } from '@site/tooling/files/readJsonFile';

/** The field of a text that names a picture. */
const FIELD = 'picture';

/** Finds pictures that are named and have no file. `folder` is that of the pictures; where it is not, none is looked for. */
export function findMissingPictures(json: JsonText, folder: string): Problem[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).flatMap((file) => /^(.+)-800\.webp$/.exec(file)?.[1] ?? []);
  return textsOf(json)
    .filter(({ path }) => path.at(-1) === FIELD)
    .filter(({ text }) => !names.includes(text))
    .map(({ path, line, text }) => ({
      path,
      line,
      message: `There is no picture “${text}”. There are: ${names.join(', ')}. To make it of a file: npm run packshots -w picture-sources -- add ${text} FILE`,
    }));
}
