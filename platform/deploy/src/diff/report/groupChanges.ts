import { headings, type Change, type Heading, type SiteReport } from './diffReport';

/** A change, and where it is to be seen. */
export interface PlacedChange extends Change {
  /** Counts from 1, in the order of the report. */
  number: number;
  /** The paths of pages; none for what belongs to no single page. */
  pages: readonly string[];
}

/** The changes under one heading. */
export interface Group {
  heading: Heading;
  changes: readonly PlacedChange[];
}

/** All changes by heading, the most important heading first. What changes alike on several pages is there once. */
export function groupChanges({
  pages,
  everywhere,
}: Pick<SiteReport, 'pages' | 'everywhere'>): Group[] {
  const placed = new Map<string, { change: Change; pages: string[] }>();
  const place = (change: Change, path?: string) => {
    const key = JSON.stringify(change);
    const known = placed.get(key) ?? { change, pages: [] };
    placed.set(key, known);
    if (path !== undefined && !known.pages.includes(path)) known.pages.push(path);
  };
  everywhere.forEach((it) => place(it));
  for (const { path, changes } of pages) changes.forEach((it) => place(it, path));
  let number = 0;
  return headings.flatMap((heading) => {
    const changes = [...placed.values()]
      .filter(({ change }) => change.heading === heading)
      .map((it) => ({ ...it.change, pages: it.pages, number: (number += 1) }));
    return changes.length ? [{ heading, changes }] : [];
  });
}

/** Whose parts change, each once. */
export const ownersOf = (groups: readonly Group[]): string[] =>
  [...new Set(groups.flatMap(({ changes }) => changes.flatMap(({ owners }) => owners)))].sort();
