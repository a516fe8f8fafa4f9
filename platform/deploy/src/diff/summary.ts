import { languageOf } from '@site/company/languages';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import type { PageChange } from './comparePages';
import type { SiteComparison } from './compareSites';
import { WIDTHS } from './pagesToCompare';

export interface Differences extends SiteComparison {
  /** What a browser shows of the pages, or why none was asked. */
  inBrowser: readonly PageChange[] | string;
  /** The remotes that are left out of both sides. */
  leftOut: readonly ApplicationName[];
}

/** A text as code: nothing in it becomes a link, a mention or markup of a comment. */
const code = (text: string): string => `\`${text.replace(/`/g, "'").replace(/\s+/g, ' ')}\``;

/** A page as people name it. */
const pageName = (path: string): string =>
  path === '/404' ? 'unknown addresses' : code(`${path} (${languageOf(path)})`);

const widthsText = (widths: readonly number[]) => `${widths.join(' px and ')} px`;

interface BeforeAndAfter {
  before?: string | undefined;
  after?: string | undefined;
  /** The pages on which it is so. */
  pages: readonly string[];
}

function changeItem(what: string, { before, after, pages }: BeforeAndAfter): string {
  const where = pages.length > 0 ? ` on ${pages.map(code).join(', ')}` : '';
  const sides = Object.entries({ before, after }).flatMap(([side, text]) =>
    text === undefined ? [] : [`\n  - ${side}: ${code(text)}`],
  );
  return `${what}${where}${sides.join('')}`;
}

function pageItem({ path, looks, says }: PageChange): string {
  const saysAt = says.length === WIDTHS.length ? '' : ` at ${widthsText(says)}`;
  const differs = [
    ...(looks.length > 0 ? [`looks different at ${widthsText(looks)}`] : []),
    ...(says.length > 0 ? [`says something else${saysAt}`] : []),
  ];
  return `${pageName(path)}: ${differs.join('; ')}`;
}

const changedReleases = ({ releases: { before, after } }: SiteComparison) =>
  applicationNames.filter((name) => before[name] !== after[name]);

/** What was compared and is the same. */
function sameItems(differences: Differences): string[] {
  const { releases, texts, headers, files, pages, inBrowser } = differences;
  const isChanged = (name: ApplicationName) => changedReleases(differences).includes(name);
  const same = applicationNames.filter((name) => releases.after[name] && !isChanged(name));
  const items = same.map((name) => code(`${name} ${releases.after[name]}`));
  const moved = texts.moved > 0 ? `, ${texts.moved} of them at another place of their file` : '';
  if (texts.same > 0) items.push(`texts: ${texts.same}${moved}`);
  if (typeof inBrowser !== 'string') {
    const changed = new Set(inBrowser.map(({ path }) => path));
    const alike = pages.both.filter((path) => !changed.has(path)).map(pageName);
    if (alike.length > 0) items.push(`pages, at ${widthsText(WIDTHS)}: ${alike.join(', ')}`);
  }
  if (headers.length === 0 && pages.both.length > 0) items.push('all headers');
  const beside = files.same.filter((file) => file.startsWith('/')).map(code);
  if (beside.length > 0) items.push(`files: ${beside.join(', ')}`);
  const built = files.same.length - beside.length;
  if (built > 0) items.push(`scripts, styles and pictures: ${built}`);
  return items;
}

/** With it a summary begins: nothing else does. */
export const SUMMARY_HEADING = '### What changes for visitors';

/** What changes, in Markdown: for a terminal, and for GitHub. */
export function summaryOf(differences: Differences): string {
  const { releases, texts, withoutTexts, headers, files, pages, inBrowser, leftOut } = differences;
  const isWithoutPages = typeof inBrowser === 'string';
  const sections = Object.entries({
    Releases: changedReleases(differences).map((name) =>
      code(`${name} ${releases.before[name] ?? 'none'} → ${releases.after[name] ?? 'none'}`),
    ),
    Texts: texts.changes.map((change) =>
      changeItem(`${code(`${change.file}:${change.line}`)} ${code(change.path)}`, change),
    ),
    Pages: [
      ...pages.new.map((path) => `${pageName(path)}: new`),
      ...pages.removed.map((path) => `${pageName(path)}: removed`),
      ...(isWithoutPages ? [] : inBrowser.map(pageItem)),
    ],
    'Response headers': headers.map((change) => changeItem(code(change.name), change)),
    Files: files.changed.map(code),
    'What stays the same': sameItems(differences),
  });
  const isSame = sections.slice(1, -1).every(([, items]) => items.length === 0);
  const paragraphs = [
    ...(isSame
      ? [`Nothing changes ${isWithoutPages ? 'in texts, headers and files' : 'for visitors'}.`]
      : []),
    ...(isWithoutPages ? [`Pages were not compared. ${inBrowser}`] : []),
    ...(leftOut.length
      ? [
          `Not compared, as there is no release here: ${leftOut.map(code).join(', ')}. Pages that link to it or show it may differ for that.`,
        ]
      : []),
    ...(withoutTexts.length
      ? [`Texts of ${withoutTexts.join(', ')} were not compared: a release publishes none.`]
      : []),
    ...sections
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => `#### ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`),
  ];
  return [SUMMARY_HEADING, ...paragraphs, ''].join('\n\n').trimEnd() + '\n';
}
