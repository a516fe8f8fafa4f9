import { type JsonText, type Problem, textsOf } from '@site/tooling/files/readJsonFile';
import { findUnwritten } from './unwrittenTexts';

/** The part of a product's page whose drawings each show one active. */
const ACTIVES = 'mechanism';

interface Active {
  file: string;
  drawing: string;
  title: string;
  problem: Pick<Problem, 'path' | 'line'>;
}

/** The actives of a file that have their words already. */
function activesOf(file: string, json: JsonText): Active[] {
  const texts = textsOf(json).map((it) => ({ ...it, place: it.path.join('/') }));
  const unwritten = findUnwritten(json).map(({ path }) => path.join('/'));
  return texts
    .filter(({ path }) => path[0] === ACTIVES && path.at(-1) === 'illustration')
    .flatMap(({ path, line, text: drawing }) => {
      const place = [...path.slice(0, -1), 'title'].join('/');
      const title = texts.find((it) => it.place === place)?.text;
      if (title === undefined || unwritten.includes(place)) return [];
      return [{ file, drawing, title, problem: { path, line } }];
    });
}

/** Finds drawings that stand under one active in one file, and under another in another. @returns problems by the file's name */
export function findTakenDrawings(
  files: readonly { name: string; json: JsonText }[],
): Map<string, Problem[]> {
  const actives = files.flatMap(({ name, json }) => activesOf(name, json));
  return new Map(
    files.map(({ name }) => [
      name,
      actives
        .filter(({ file }) => file === name)
        .flatMap(({ drawing, title, problem }) => {
          const other = actives.find((it) => it.drawing === drawing && it.title !== title);
          if (!other) return [];
          const message = `The drawing “${drawing}” stands under “${other.title}” in ${other.file}.json, and under “${title}” here. Choose another one for one of them: vocabulary.ts beside them has the names.`;
          return [{ ...problem, message }];
        }),
    ]),
  );
}
