import type { SourcedText } from '@site/contracts/publishedRelease';

/** A text before and after, and the place in the repository where it is, or was, written. */
export interface TextChange extends Pick<SourcedText, 'file' | 'line' | 'path'> {
  before?: string;
  after?: string;
}

export interface TextComparison {
  changes: TextChange[];
  /** How many texts are the same. */
  same: number;
  /** How many of these stand at another place of their file, such as behind an entry that is new in a list. */
  moved: number;
}

/** What tells texts apart. The line is not part of it: it follows from what stands above. */
const keyOf = ({ file, path, text }: SourcedText) => JSON.stringify([file, path, text]);

const distinct = (texts: readonly SourcedText[]) => new Map(texts.map((it) => [keyOf(it), it]));

type Pair = [before: SourcedText, after: SourcedText];

/** Takes the pairs out of both sides that belong together. */
function takePairs(
  before: Set<SourcedText>,
  after: Set<SourcedText>,
  belongTogether: (one: SourcedText, other: SourcedText) => boolean,
): Pair[] {
  return [...after].flatMap((is) => {
    const was = [...before].find((it) => it.file === is.file && belongTogether(it, is));
    if (!was) return [];
    before.delete(was);
    after.delete(is);
    return [[was, is] as Pair];
  });
}

/** Tells whether one text stands before another one. */
function orderOf(texts: ReadonlyMap<string, SourcedText>) {
  const places = new Map([...texts.values()].map((it, at) => [it, at]));
  return (one: SourcedText, other: SourcedText) =>
    Number(places.get(one)) < Number(places.get(other));
}

export function compareTexts(
  before: readonly SourcedText[],
  after: readonly SourcedText[],
): TextComparison {
  const [was, is] = [distinct(before), distinct(after)];
  const removed = new Set([...was].flatMap(([key, it]) => (is.has(key) ? [] : [it])));
  const added = new Set([...is].flatMap(([key, it]) => (was.has(key) ? [] : [it])));
  const unmoved = [...is].flatMap(([key, it]): Pair[] => {
    const same = was.get(key);
    return same ? [[same, it]] : [];
  });
  const equal = takePairs(removed, added, (one, other) => one.text === other.text);
  const [stoodBefore, standsBefore] = [orderOf(was), orderOf(is)];
  // One that passed another text says something else: two doses that were swapped are changes of both.
  const swapped = equal.filter(([one, now]) =>
    [...unmoved, ...equal].some(
      ([other, otherNow]) =>
        one.file === other.file &&
        one.text !== other.text &&
        stoodBefore(one, other) !== standsBefore(now, otherNow),
    ),
  );
  for (const [one, now] of swapped) {
    removed.add(one);
    added.add(now);
  }
  const moved = equal.length - swapped.length;
  const changed = takePairs(removed, added, (one, other) => one.path === other.path);
  const changes: TextChange[] = [
    ...changed.map(([{ text }, { text: now, ...place }]) => ({
      ...place,
      before: text,
      after: now,
    })),
    ...[...removed].map(({ text, ...place }) => ({ ...place, before: text })),
    ...[...added].map(({ text, ...place }) => ({ ...place, after: text })),
  ];
  changes.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  return { changes, same: unmoved.length + moved, moved };
}
