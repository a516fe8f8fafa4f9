import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillBrand } from '@site/contracts/brand';
import type { SourcedText } from '@site/contracts/textSources';
import { textsOf, formatPath, parseJson } from '@site/tooling/files/readJsonFile';

/** Every text of a JSON file with its place. Takes the repository's folder, and the file's path in it. */
export function sourcedTexts(root: string, file: string): SourcedText[] {
  const json = parseJson(readFileSync(join(root, file), 'utf8'));
  return textsOf(json).map(({ path, line, text }) => ({
    file,
    line,
    path: formatPath(path),
    text: fillBrand(text),
  }));
}
