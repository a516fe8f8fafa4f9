import { languageOf } from '@site/company/languages';
import { firstDifference } from '../verify/compareAnswer';

/** What a change is about, in the order in which somebody should look at it. */
export const headingTitles = {
  texts: 'Texts',
  'structured data': 'Structured data',
  markup: 'Links, pictures, styles and markup',
  head: 'Title, description and addresses',
  headers: 'Response headers',
  files: 'Other files',
  scripts: 'Scripts',
} as const;

export type Heading = keyof typeof headingTitles;

export const headings = Object.keys(headingTitles) as Heading[];

/** What people read, or search engines repeat, stands in a comment; of the rest, the number. */
const IN_COMMENT: ReadonlySet<Heading> = new Set<Heading>(['texts', 'structured data']);

/** Something that visitors get, before and after. One side is left out where it was added or removed. */
export interface Change {
  heading: Heading;
  before?: string;
  after?: string;
  owners: readonly string[];
}

/** A page at one width: files relative to the report. */
export interface Picture {
  width: number;
  before?: string;
  after?: string;
}

export interface PageReport {
  path: string;
  state: 'added' | 'removed' | 'changed';
  changes: readonly Change[];
  pictures: readonly Picture[];
}

export interface Side {
  title: string;
  releases: Readonly<Record<string, string>>;
}

export interface SiteReport {
  before: Side;
  after: Side;
  pages: readonly PageReport[];
  /** What belongs to no single page. */
  everywhere: readonly Change[];
  /** Why there are no pictures; left out where they were taken. */
  withoutPictures?: string;
}

const isEmpty = ({ pages, everywhere }: Pick<SiteReport, 'pages' | 'everywhere'>) =>
  pages.length === 0 && everywhere.length === 0;

/** A change and the paths of its pages; none for what belongs to no single page. */
export type PlacedChange = Change & { pages: readonly string[] };

/** All changes by heading. What changes alike on several pages is there once. */
export function groupChanges({ pages, everywhere }: SiteReport) {
  const placed = new Map<string, Change & { pages: string[] }>();
  const place = (change: Change, path: string[]) => {
    const key = JSON.stringify(change);
    const known = placed.get(key) ?? { ...change, pages: [] };
    placed.set(key, { ...known, pages: [...new Set([...known.pages, ...path])] });
  };
  everywhere.forEach((change) => place(change, []));
  for (const { path, changes } of pages) changes.forEach((change) => place(change, [path]));
  return headings.flatMap((heading) => {
    const changes: PlacedChange[] = [...placed.values()].filter((it) => it.heading === heading);
    return changes.length ? [{ heading, changes }] : [];
  });
}

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

export function summaryOf(report: SiteReport): string {
  if (isEmpty(report)) return 'Nothing changes for visitors.';
  const changes = groupChanges(report).flatMap((group) => group.changes);
  const nouns = { changed: 'page', added: 'new page', removed: 'removed page' };
  const where = (['changed', 'added', 'removed'] as const).flatMap((state) => {
    const number = report.pages.filter((page) => page.state === state).length;
    return number ? [count(number, nouns[state])] : [];
  });
  const owners = [...new Set(changes.flatMap((change) => change.owners))].sort();
  return `${count(changes.length, 'change')}${where.length ? ` on ${where.join(', ')}` : ''}. Owners: ${owners.join(', ')}.`;
}

/** The releases that differ, such as `products 1.4.0-… → 1.5.0-…`. */
export function releaseLines({ before, after }: SiteReport): string[] {
  const names = [...new Set([...Object.keys(before.releases), ...Object.keys(after.releases)])];
  return names.flatMap((name) => {
    const [was = 'none', is = 'none'] = [before.releases[name], after.releases[name]];
    return was === is ? [] : [`${name} ${was} → ${is}`];
  });
}

/** A page as people name it. */
export const pageTitle = ({ path }: PageReport): string =>
  path === '/404' ? 'unknown addresses (every language)' : `${path} (${languageOf(path)})`;

/** Where a change is to be seen: a few paths, or how many. */
export function placeText(pages: readonly string[]): string {
  if (pages.length === 0) return 'whole site';
  const rest = pages.length - 3;
  return `${pages.slice(0, 3).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** So many changes are listed under a heading, and so much of each: a comment has room for 65,536 characters. */
const MAX_LISTED = 15;
const MAX_CHARACTERS = 300;
/** So much is shown before the place where long texts begin to differ. */
const LEAD_CHARACTERS = 40;

/** A text of a page as code: nothing in it becomes a link, a mention or markup of the comment. */
function code(text: string): string {
  return `\`${text.replace(/`/g, "'").replace(/\s+/g, ' ')}\``;
}

const shortened = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;

/** A change in a line: of long texts from shortly before they differ. */
function changeText({ before, after }: Change): string {
  if (before === undefined) return `+ ${shortened(after ?? '')}`;
  if (after === undefined) return `- ${shortened(before)}`;
  const isLong = before.length + after.length > MAX_CHARACTERS;
  const from = isLong ? Math.max(0, firstDifference(before, after) - LEAD_CHARACTERS) : 0;
  const [was, is] = [before, after].map((text) => shortened(text.slice(from)));
  return from > 0 ? `…${was} → …${is}` : `${was} → ${is}`;
}

/** The report for a terminal and for a comment on a change: what people read in full, the rest in numbers. */
export function markdownSummary(report: SiteReport): string {
  const lines = ['### What changes for visitors', '', summaryOf(report)];
  lines.push(...releaseLines(report).map((line) => `- ${code(line)}`));
  if (isEmpty(report)) return [...lines, ''].join('\n');
  for (const page of report.pages.filter(({ state }) => state !== 'changed')) {
    lines.push(`- ${page.state} page: ${code(pageTitle(page))}`);
  }
  const groups = groupChanges(report);
  lines.push('', '| what | changes |', '| --- | --- |');
  lines.push(
    ...groups.map(({ heading, changes }) => `| ${headingTitles[heading]} | ${changes.length} |`),
  );
  for (const { heading, changes } of groups.filter((group) => IN_COMMENT.has(group.heading))) {
    lines.push('', `#### ${headingTitles[heading]}`, '');
    for (const change of changes.slice(0, MAX_LISTED)) {
      const owners = code(change.owners.join(', '));
      lines.push(`- ${code(changeText(change))} on ${code(placeText(change.pages))} (${owners})`);
    }
    const rest = changes.length - MAX_LISTED;
    if (rest > 0) lines.push(`- … and ${rest} more in the report`);
  }
  if (report.withoutPictures) lines.push('', report.withoutPictures);
  return [...lines, ''].join('\n');
}
