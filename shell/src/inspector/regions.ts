import type { FoundText } from './matching/findSources';
import { ownerOf } from './matching/indexesOf';
import { regionOf } from './matching/shownTexts';
import type { InspectedRelease } from './releases/inspectedRelease';

/** A part of the page that one application draws. */
export interface Region {
  element: Element;
  /** What it is: the exposed module, or the element of the page. */
  name: string;
  release: InspectedRelease | undefined;
  texts: readonly FoundText[];
}

const nameOf = (element: Element) =>
  element.closest('[data-part]')?.getAttribute('data-part') ?? element.localName;

/** The regions of the page, in its order. One without a text of its own is left out: its parts are regions themselves. */
export function regionsOf(
  texts: readonly FoundText[],
  releases: readonly InspectedRelease[],
): Region[] {
  const byRegion = new Map<Element, FoundText[]>();
  for (const text of texts) {
    const region = regionOf(text.element);
    byRegion.set(region, [...(byRegion.get(region) ?? []), text]);
  }
  return [...byRegion].map(([element, own]) => ({
    element,
    name: nameOf(element),
    release: releases.find(({ folder }) => folder === ownerOf(element)),
    texts: own,
  }));
}

/** Whether anybody can say where the texts of a region come from. */
export const isTold = ({ release }: Region): boolean => release?.sources !== undefined;

/** What is known of a release, in one line. */
export function titleOf({ release }: Region): string {
  if (!release) return 'unknown';
  const { folder, owner, release: id, commit } = release;
  return [folder, owner, id, commit ? `commit ${shortCommit(commit)}` : undefined]
    .filter(Boolean)
    .join(' · ');
}

/** A commit as people write it; `+changes` stays. */
export const shortCommit = (commit: string): string =>
  commit.replace(/^([0-9a-f]{10})[0-9a-f]+/, '$1');
