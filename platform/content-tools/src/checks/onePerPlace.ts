import type { Path, Problem } from '@site/tooling/files/readJsonFile';

const key = (path: Path) => path.map((step) => `/${step}`).join('');

/**
 * Joins lists of problems so that one mistake gives one line: a problem at, in or around a place that an earlier list
 * (or `elsewhere`, the original of a translation) already names is left out. The result is in the order of the file.
 */
export function onePerPlace(
  lists: readonly (readonly Problem[])[],
  elsewhere: readonly Problem[] = [],
): Problem[] {
  const placesOf = ({ path, meant }: Problem) => [path, ...(meant ? [meant] : [])].map(key);
  const known = elsewhere.flatMap(placesOf);
  const kept: Problem[] = [];
  const isKnown = (place: string) =>
    known.some(
      (other) =>
        other === place ||
        `${place}/`.startsWith(`${other}/`) ||
        `${other}/`.startsWith(`${place}/`),
    );
  for (const list of lists) {
    const fresh = list.filter(({ path }) => !isKnown(key(path)));
    kept.push(...fresh);
    known.push(...fresh.flatMap(placesOf));
  }
  return kept.sort((a, b) => a.line - b.line);
}
