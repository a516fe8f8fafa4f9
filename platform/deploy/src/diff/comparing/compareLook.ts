import type { NamedItem, StyleItem } from '../pages/pageContent';
import { compareLists, sharedWords } from './compareLists';
import type { RegionChange } from './regionChange';

/** So many elements or rules are told; a new design would fill pages. */
const MOST_LINES = 5;

function linesOf(lines: readonly string[]): string | undefined {
  if (lines.length === 0) return undefined;
  const rest = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n');
}

function lookChange(
  what: string,
  region: string,
  changes: readonly { before?: string; after?: string }[],
): RegionChange {
  const before = linesOf(changes.flatMap((it) => it.before ?? []));
  const after = linesOf(changes.flatMap((it) => it.after ?? []));
  return {
    heading: 'look',
    what,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    region,
  };
}

/** One change for each owner whose elements have other tags or attributes. */
export function compareMarkup(
  before: readonly NamedItem[],
  after: readonly NamedItem[],
): RegionChange[] {
  const changes = compareLists(
    before,
    after,
    ({ value, owner }) => `${owner} ${value}`,
    (one, other) => (one.owner === other.owner ? sharedWords(one.value, other.value) : 0),
  );
  const ownerOf = ({ before: one, after: other }: (typeof changes)[number]) =>
    (other ?? one)?.owner ?? 'shell';
  return [...new Set(changes.map(ownerOf))].map((owner) => {
    const own = changes.filter((it) => ownerOf(it) === owner);
    const values = own.map((it) => ({
      ...(it.before && { before: it.before.value }),
      ...(it.after && { after: it.after.value }),
    }));
    return lookChange('elements', owner, values);
  });
}

const rulesOf = (sheet: string) => sheet.split(/(?<=\})/);

/** One change for each style sheet whose rules are others. */
export function compareStyles(
  before: readonly StyleItem[],
  after: readonly StyleItem[],
): RegionChange[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  return names.flatMap((name) => {
    const isIt = (it: StyleItem) => it.name === name;
    const [one, other] = [before.find(isIt), after.find(isIt)];
    if (one?.text === other?.text) return [];
    const rules = (sheet: StyleItem | undefined) => (sheet ? rulesOf(sheet.text) : []);
    const changes = compareLists(rules(one), rules(other), (it) => it, sharedWords);
    return [lookChange(`styles ${name}`, (other ?? one)?.owner ?? 'shell', changes)];
  });
}
