import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@site/tooling/workspace';
import { parseJson, textsOf } from '@site/tooling/files/readJsonFile';

const CONTENT = join(root, 'remote-products/content');

/** What texts say of a picture to those who cannot see it, with the places: `remote-products/content/forte.json:12: “…”`. */
export function wordsOfPicture(picture: string, content = CONTENT): string[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const path = join(content, file);
      const texts = textsOf(parseJson(readFileSync(path, 'utf8')));
      const wordsBeside = (place: readonly (string | number)[]) =>
        texts.find((it) => it.path.join('/') === [...place, 'alt'].join('/'));
      return texts
        .filter((it) => it.path.at(-1) === 'picture' && it.text === picture)
        .flatMap((it) => wordsBeside(it.path.slice(0, -1)) ?? [])
        .map(({ line, text }) => `${relative(root, path)}:${line}: “${text}”`);
    });
}
