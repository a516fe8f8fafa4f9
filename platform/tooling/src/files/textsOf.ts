import type { JsonText, Path } from './parseJson';

/** A text with its place in a file. */
export interface PlacedText {
  path: Path;
  line: number;
  text: string;
}

function* stringsOf(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value];
  if (!value || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value)) {
    yield* stringsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Every text of a file. */
export function textsOf({ value, lineOf }: JsonText): PlacedText[] {
  return [...stringsOf(value, [])].map(([path, text]) => ({ path, line: lineOf(path), text }));
}
