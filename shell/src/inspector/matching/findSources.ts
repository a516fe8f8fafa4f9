import type { SourcedText } from '@site/contracts/publishedRelease';
import { shownTexts, type ShownText } from './shownTexts';
import type { TextIndex } from './TextIndex';

/** A text of the page with the places that it comes from: one, unless it is written nowhere or cannot be told apart. */
export interface FoundText extends ShownText {
  sources: readonly SourcedText[];
}

const stepsOf = ({ path }: SourcedText) => path.split(/[.[\]]+/).filter(Boolean);

/** How much of their way from the outside in two places have in common. */
function nearness(one: SourcedText, other: SourcedText): number {
  if (one.file !== other.file) return 0;
  const steps = stepsOf(one);
  const others = stepsOf(other);
  const differing = steps.findIndex((step, at) => step !== others[at]);
  return 1 + (differing < 0 ? steps.length : differing);
}

/** The one place that is nearer than the others to those of the texts around; undefined where two are as near. */
function nearest(
  sources: readonly SourcedText[],
  around: readonly SourcedText[],
): SourcedText | undefined {
  const rated = sources.map((source) => ({
    source,
    near: Math.max(0, ...around.map((other) => nearness(source, other))),
  }));
  const best = Math.max(...rated.map(({ near }) => near));
  const [first, ...rest] = rated.filter(({ near }) => near === best);
  return best > 0 && rest.length === 0 ? first?.source : undefined;
}

function disambiguate(text: FoundText, settled: readonly FoundText[]): SourcedText | undefined {
  let around: Element | null = text.element;
  for (; around; around = around.parentElement) {
    const inside = settled.filter(({ element }) => around?.contains(element));
    const found = nearest(
      text.sources,
      inside.flatMap(({ sources }) => sources),
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * Every text below a root with its source. Where the same words are written in several places, the one counts that stands
 * beside the sources of the texts around: a card's title is written next to the card's text.
 */
export function findSources(root: Element, indexOf: (element: Element) => TextIndex): FoundText[] {
  let all: FoundText[] = shownTexts(root, indexOf).map((shownText) => ({
    ...shownText,
    sources: indexOf(shownText.element).find(shownText.text),
  }));
  for (let isChanged = true; isChanged;) {
    const settled = all.filter(({ sources }) => sources.length === 1);
    isChanged = false;
    all = all.map((one) => {
      const source = one.sources.length > 1 ? disambiguate(one, settled) : undefined;
      if (!source) return one;
      isChanged = true;
      return { ...one, sources: [source] };
    });
  }
  return all;
}
