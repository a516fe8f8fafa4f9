import type { FoundText } from './matching/findSources';
import { ownerOf } from './matching/indexesOf';
import { regionOf } from './matching/shownTexts';
import type { InspectedRelease } from './inspectedRelease';

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
    release: releases.find(({ name }) => name === ownerOf(element)),
    texts: own,
  }));
}

/** Whether anybody can say where the texts of a region come from. */
export const isTold = ({ release }: Region): boolean => release?.sources !== undefined;

/** What is known of a release, in one line. */
export function titleOf({ release }: Region): string {
  if (!release) return 'unknown';
  const { name, owner, release: id, commit } = release;
  return [name, owner, id, commit ? `commit ${shortCommit(commit)}` : undefined]
    .filter(Boolean)
    .join(' · ');
}

/** A commit as people write it; `+changes` stays. */
const shortCommit = (commit: string): string => commit.replace(/^([0-9a-f]{10})[0-9a-f]+/, '$1');

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** What was found on the page, in one or two sentences. */
export function summaryOf(regions: readonly Region[]): string {
  const texts = regions.filter(isTold).flatMap((region) => region.texts);
  const untold = regions.length - regions.filter(isTold).length;
  const without = texts.filter(({ sources }) => sources.length === 0).length;
  const unclear = texts.filter(({ sources }) => sources.length > 1).length;
  const found = `${counted(texts.length, 'text')} in ${counted(regions.length - untold, 'region')}.`;
  const problems = [
    without ? `${counted(without, 'text')} without a source.` : '',
    unclear ? `${counted(unclear, 'text')} with more than one.` : '',
    untold ? `${counted(untold, 'region')} of releases that do not tell their sources.` : '',
  ].filter(Boolean);
  return [found, ...(problems.length ? problems : ['Each has one source.'])].join(' ');
}
