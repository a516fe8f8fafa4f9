import type { NamedItem, PageContent, TextItem } from '../pages/pageContent';
import type { Heading } from '../report/diffReport';
import { compareLists, sharedWords } from './compareLists';
import { compareMarkup, compareStyles } from './compareLook';
import { headingOfChange } from './headingOf';
import type { RegionChange } from './regionChange';

/** Texts that share less than this are not one text that was changed. */
const ALIKE = 0.25;

const sides = (before: string | undefined, after: string | undefined) => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

function likeness(one: TextItem, other: TextItem): number {
  const shared = sharedWords(one.text, other.text);
  const isSamePlace = one.section === other.section && one.owner === other.owner;
  if (shared >= ALIKE) return shared;
  // Short texts share no word with what takes their place.
  const isShort = Math.max(one.text.length, other.text.length) < 40;
  return isSamePlace && isShort ? 0.01 : 0;
}

function textChanges(before: readonly TextItem[], after: readonly TextItem[]): RegionChange[] {
  return compareLists(before, after, ({ text }) => text, likeness).map((it) => ({
    heading: headingOfChange(it.before, it.after),
    ...sides(it.before?.text, it.after?.text),
    region: (it.after ?? it.before)?.owner ?? 'shell',
  }));
}

/** Changes of what has a name: that of a value is one change, whatever became of the value. */
function namedChanges(
  heading: Heading,
  before: readonly NamedItem[],
  after: readonly NamedItem[],
  keyOf = ({ name, value }: NamedItem) => `${name}\n${value}`,
): RegionChange[] {
  const isSame = (one: NamedItem, other: NamedItem) =>
    one.name === other.name ? 1 + sharedWords(one.value, other.value) : 0;
  return compareLists(before, after, keyOf, isSame).map(({ before: one, after: other }) => {
    const name = (other ?? one)?.name;
    return {
      heading,
      ...(name && { what: name }),
      ...sides(one?.value, other?.value),
      region: (other ?? one)?.owner ?? 'shell',
    };
  });
}

/** Names of which a page has one each: their order says nothing. */
const byName = (items: readonly NamedItem[]) =>
  items.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));

/** What changes about a page, as far as it stands in the page itself. */
export const comparePages = (before: PageContent, after: PageContent): RegionChange[] => [
  ...textChanges(before.texts, after.texts),
  ...namedChanges('structured data', before.structuredData, after.structuredData),
  // A link whose words alone change is told as a text.
  ...namedChanges('links', before.links, after.links, ({ value }) => value),
  ...namedChanges('pictures', before.pictures, after.pictures),
  ...namedChanges('head', byName(before.head), byName(after.head)),
  ...compareMarkup(before.markup, after.markup),
  ...compareStyles(before.styles, after.styles),
  ...namedChanges('scripts', before.scriptsInPage, after.scriptsInPage),
];
