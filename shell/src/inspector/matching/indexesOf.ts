import { defaultLanguage, type Language } from '@site/company/languages';
import type { SourcedText, TextsByLanguage } from '@site/contracts/publishedRelease';
import type { InspectedRelease } from '../inspectedRelease';
import { regionOf } from './shownTexts';
import { TextIndex } from './TextIndex';

/** A part in a language that its release does not have is shown in the default one. */
const textsIn = (texts: TextsByLanguage | undefined, language: Language) =>
  texts?.[language] ?? texts?.[defaultLanguage] ?? [];

/** The application that an element belongs to. What no remote draws is the shell's. */
export const ownerOf = (element: Element): string =>
  regionOf(element).getAttribute('data-owner') ?? 'shell';

/** Returns the index of the texts of an element's region, in the language that the element is in. */
export function indexesOf(releases: readonly InspectedRelease[]): (element: Element) => TextIndex {
  const known = new Map<string, TextIndex>();
  const keep = (key: string, make: () => TextIndex) => {
    const index = known.get(key) ?? make();
    known.set(key, index);
    return index;
  };
  return (element) => {
    const language = (element.closest('[lang]')?.getAttribute('lang') ?? '') as Language;
    const owner = ownerOf(element);
    const allTexts = (of: readonly InspectedRelease[]): SourcedText[] => [
      ...of.flatMap(({ sources }) => textsIn(sources?.own, language)),
      ...releases.flatMap(({ sources }) => textsIn(sources?.common, language)),
    ];
    const everything = keep(language, () => new TextIndex(allTexts(releases)));
    return keep(`${owner} ${language}`, () => {
      const own = releases.filter(({ name }) => name === owner);
      return new TextIndex(allTexts(own), everything);
    });
  };
}
