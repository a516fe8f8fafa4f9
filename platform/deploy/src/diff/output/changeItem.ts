import { diffWords } from 'diff';
import { languageOf } from '@site/contracts/languages';
import { escapeHtml } from '@site/compose/pages';
import type { PlacedChange } from '../report/groupChanges';
import { headings, type Heading } from '../report/diffReport';
import { placeText } from './describe';

/** Words are compared in what people read; a header's or a rule's value is compared as one. */
const WORDED: ReadonlySet<Heading> = new Set(headings.slice(0, 8));

/** Longer texts are shown whole: to compare their words would take long and show little. */
const MOST_CHARACTERS = 5000;

/** Before and after with the words marked that differ. */
function marked({
  heading,
  before,
  after,
}: PlacedChange): [before: string | undefined, after: string | undefined] {
  const isShort = (text: string) => text.length < MOST_CHARACTERS;
  if (before === undefined || after === undefined) {
    return [
      before === undefined ? undefined : `<del>${escapeHtml(before)}</del>`,
      after === undefined ? undefined : `<ins>${escapeHtml(after)}</ins>`,
    ];
  }
  if (!WORDED.has(heading) || !isShort(before) || !isShort(after)) {
    return [escapeHtml(before), escapeHtml(after)];
  }
  const parts = diffWords(before, after);
  const side = (name: 'added' | 'removed', element: string) =>
    parts
      .filter((it) => it[name] || !(it.added || it.removed))
      .map((it) =>
        it[name] ? `<${element}>${escapeHtml(it.value)}</${element}>` : escapeHtml(it.value),
      )
      .join('');
  return [side('removed', 'del'), side('added', 'ins')];
}

const sideOf = (label: string, html: string | undefined, lang: string) =>
  html === undefined
    ? ''
    : `<div class="side"><span class="label">${label}</span><span${lang}>${html}</span></div>`;

/** One change of the report. */
export function changeItem(change: PlacedChange): string {
  const { number, what, pages, owners } = change;
  const [before, after] = marked(change);
  const languages = new Set(pages.map(languageOf));
  const [language] = languages.size === 1 && WORDED.has(change.heading) ? languages : [];
  const lang = language === undefined ? '' : ` lang="${language}"`;
  const [was, is] = [
    after === undefined ? 'Removed' : 'Before',
    before === undefined ? 'Added' : 'After',
  ];
  const where =
    pages.length > 3
      ? `<details><summary>${escapeHtml(placeText(pages))}</summary>${escapeHtml(pages.join(', '))}</details>`
      : escapeHtml(placeText(pages));
  return `<li class="change" id="change-${number}">
<div class="about"><p class="what">${number}.${what === undefined ? '' : ` ${escapeHtml(what)}`}</p>
<div>Where: ${where}</div>
<div>Owner: ${escapeHtml(owners.join(', '))}</div></div>
<div class="sides">${sideOf(was, before, lang)}${sideOf(is, after, lang)}</div>
</li>`;
}
