import { languageOf } from '@site/company/languages';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { firstDifference } from '../verify/compareAnswer';
import type { FileChange } from './compareFiles';
import type { PageChange } from './comparePages';
import { WIDTHS } from './pagesToCompare';
import type { HeaderChange, PlacedTextChange, SiteComparison } from './compareSites';

export interface Differences extends SiteComparison {
  /** What a browser shows of the pages, or why none was asked. */
  inBrowser: readonly PageChange[] | string;
}

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** A text as code: nothing in it becomes a link, a mention or markup of the comment. */
const code = (text: string): string => `\`${text.replace(/`/g, "'").replace(/\s+/g, ' ')}\``;

const MAX_CHARACTERS = 300;
/** So much is shown before the place where long texts begin to differ. */
const LEAD_CHARACTERS = 40;

const shortened = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;

interface BeforeAndAfter {
  before?: string | undefined;
  after?: string | undefined;
}

/** Both sides in a line each: long ones from shortly before they differ. */
function sideLines({ before, after }: BeforeAndAfter, isWhole: boolean): string[] {
  const isLong = !isWhole && (before ?? '').length + (after ?? '').length > MAX_CHARACTERS;
  const from =
    isLong && before !== undefined && after !== undefined
      ? Math.max(0, firstDifference(before, after) - LEAD_CHARACTERS)
      : 0;
  const side = (name: string, text: string | undefined) => {
    if (text === undefined) return [];
    const rest = text.slice(from);
    return [`  - ${name}: ${code(`${from > 0 ? '…' : ''}${isWhole ? rest : shortened(rest)}`)}`];
  };
  return [...side('before', before), ...side('after', after)];
}

/** The releases that differ, such as `products 1.4.0-… → 1.5.0-…`, and those that do not. */
function releaseNames({ releases: { before, after } }: SiteComparison) {
  const live = applicationNames.filter((name) => before[name] ?? after[name]);
  const isSame = (name: ApplicationName) => before[name] === after[name];
  return {
    changed: live
      .filter((name) => !isSame(name))
      .map((name) => `${name} ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`),
    same: live.filter(isSame).map((name) => `${name} ${after[name]}`),
  };
}

/** A page as people name it. */
const pageName = (path: string): string =>
  path === '/404' ? 'unknown addresses' : `${path} (${languageOf(path)})`;

function placeOf(pages: readonly string[], all: number): string {
  if (pages.length === 0) return '';
  if (pages.length === all) return ' on every page';
  const rest = pages.length - 3;
  return ` on ${pages.slice(0, 3).map(code).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function textItem(change: PlacedTextChange, all: number, isWhole: boolean): string[] {
  const { file, line, path, before, after, pages } = change;
  const state = before === undefined ? ', new' : after === undefined ? ', removed' : '';
  return [
    `- ${code(`${file}:${line}`)} ${code(path)}${state}${placeOf(pages, all)}`,
    ...sideLines(change, isWhole),
  ];
}

const headerItem = ({ name, pages, ...sides }: HeaderChange, all: number, isWhole: boolean) => [
  `- ${code(name)}${placeOf(pages, all)}`,
  ...sideLines(sides, isWhole),
];

const fileItem = ({ file, before, after }: FileChange, isWhole: boolean): string[] => {
  // Scripts and styles have nothing to read but their hash.
  if (!file.startsWith('/')) return [`- ${code(file)}`];
  const text = (lines: readonly string[]) => (lines.length ? lines.join(' ') : undefined);
  return [`- ${code(file)}`, ...sideLines({ before: text(before), after: text(after) }, isWhole)];
};

function pageItem({ path, looks, says }: PageChange): string[] {
  const at = (widths: readonly number[]) => `at ${widths.map((it) => `${it} px`).join(' and ')}`;
  const looksAt = looks.length > 0 ? [`looks different ${at(looks)}`] : [];
  const saysAt = says.length === WIDTHS.length ? '' : ` ${at(says)}`;
  const saysIt = says.length > 0 ? [`says something else${saysAt}`] : [];
  return [`- ${code(pageName(path))}: ${[...looksAt, ...saysIt].join('; ')}`];
}

function pageItems({ pages, inBrowser }: Differences): string[][] {
  const changed = typeof inBrowser === 'string' ? [] : inBrowser;
  return [
    ...pages.new.map((path) => [`- ${code(pageName(path))}: new`]),
    ...pages.removed.map((path) => [`- ${code(pageName(path))}: removed`]),
    ...changed.map(pageItem),
  ];
}

/** What was compared and is the same. */
function sameLines(differences: Differences): string[] {
  const { texts, headers, files, pages, inBrowser } = differences;
  const lines = releaseNames(differences).same.map(code);
  if (texts.same > 0) {
    const moved = texts.moved ? `, ${texts.moved} of them at another place of their file` : '';
    lines.push(`${count(texts.same, 'text')}${moved}`);
  }
  if (typeof inBrowser !== 'string') {
    const changed = new Set(inBrowser.map(({ path }) => path));
    const same = pages.both.filter((path) => !changed.has(path));
    const at = WIDTHS.map((width) => `${width} px`).join(' and ');
    if (same.length > 0) {
      lines.push(`${count(same.length, 'page')}, at ${at}: ${same.map(code).join(', ')}`);
    }
  }
  if (headers.length === 0 && pages.both.length > 0) lines.push('all headers');
  const beside = files.same.filter((file) => file.startsWith('/'));
  if (beside.length > 0) lines.push(beside.map(code).join(', '));
  const built = files.same.length - beside.length;
  if (built > 0) lines.push(`${count(built, 'file')} of scripts and styles`);
  return lines.map((line) => `- ${line}`);
}

/** What is written above the changes. */
function introduction(differences: Differences, isSame: boolean): string[] {
  const { withoutTexts, inBrowser } = differences;
  const isWithoutPages = typeof inBrowser === 'string';
  const same = isWithoutPages ? 'in texts, headers and files' : 'for visitors';
  return [
    '### What changes for visitors',
    ...(isSame ? ['', `Nothing changes ${same}.`] : []),
    ...(isWithoutPages ? ['', `Pages were not compared. ${inBrowser}`] : []),
    ...(withoutTexts.length
      ? ['', `Texts of ${withoutTexts.join(', ')} were not compared: a release publishes none.`]
      : []),
    '',
    ...releaseNames(differences).changed.map((line) => `- ${code(line)}`),
  ];
}

/** How many changes of a kind a comment lists: it has room for 65,536 characters. */
const MAX_LISTED = 40;

function toMarkdown(differences: Differences, isWhole: boolean): string {
  const { texts, headers, files, pages } = differences;
  const sections = Object.entries({
    Texts: texts.changes.map((it) => textItem(it, pages.both.length, isWhole)),
    Pages: pageItems(differences),
    'Response headers': headers.map((it) => headerItem(it, pages.both.length, isWhole)),
    Files: files.changes.map((it) => fileItem(it, isWhole)),
  }).filter(([, items]) => items.length > 0);
  const lines = introduction(differences, sections.length === 0);
  for (const [title, items] of sections) {
    const listed = isWhole ? items : items.slice(0, MAX_LISTED);
    lines.push('', `#### ${title}: ${items.length}`, '', ...listed.flat());
    if (listed.length < items.length) lines.push(`- … and ${items.length - listed.length} more`);
  }
  const same = sameLines(differences);
  if (same.length > 0) lines.push('', '#### What stays the same', '', ...same);
  return [...lines, ''].join('\n');
}

/** All that changes, for a file. */
export const allChanges = (differences: Differences): string => toMarkdown(differences, true);

/** What changes, for a terminal and for a comment on GitHub: what is too long for it is shortened. */
export function summaryOf(differences: Differences): string {
  const summary = toMarkdown(differences, false);
  const isShortened = summary !== allChanges(differences);
  return isShortened
    ? `${summary}\nSome of it is shortened here: \`changes.md\` has everything.\n`
    : summary;
}
