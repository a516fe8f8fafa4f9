import { escapeHtml } from '@site/compose/pages';
import type { Group } from '../report/groupChanges';
import {
  headingTitles,
  type Mark,
  type PageReport,
  type Picture,
  type Shot,
} from '../report/diffReport';
import { count, pageTitle } from './describe';

const STATES = { added: 'New page', removed: 'Removed page', changed: 'Changed' } as const;

/** So many places of a picture can be jumped to. */
const MOST_JUMPS = 12;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;

const markElement = ({ left, top, width, height }: Mark, shot: Shot, id: string) =>
  `<span class="mark" id="${id}" style="left:${percent(left, shot.width)};top:${percent(top, shot.height)};width:${percent(width, shot.width)};height:${percent(height, shot.height)}"></span>`;

function figure(label: string, shot: Shot | undefined, id: string, title: string): string {
  if (!shot) return '';
  const { file, width, height, marks } = shot;
  const text = `${title}, ${label.toLowerCase()}, ${width} pixels wide`;
  return `<figure><figcaption>${label}</figcaption><div class="shot"><img src="${escapeHtml(file)}" width="${width}" height="${height}" alt="${escapeHtml(text)}" loading="lazy">${marks.map((it, at) => markElement(it, shot, `${id}-${at + 1}`)).join('')}</div></figure>`;
}

function pictureElement(picture: Picture, id: string, title: string): string {
  const { width, before, after, pixels } = picture;
  const marks = after?.marks ?? [];
  const isCompared = before && after;
  const told = !isCompared
    ? 'Nothing to compare with.'
    : pixels === 0
      ? 'No difference to be seen as the page arrives.'
      : `${count(pixels, 'pixel')} in ${count(marks.length, 'place')}.`;
  const jumps = marks
    .slice(0, MOST_JUMPS)
    .map((_, at) => `<li><a href="#${id}-after-${at + 1}">Difference ${at + 1}</a></li>`);
  return `<h4>${width} pixels wide</h4>
<p>${told}</p>
${jumps.length ? `<ul class="jump">${jumps.join('')}</ul>` : ''}
<div class="pair${width < 700 ? ' narrow' : ''}" tabindex="0" role="group" aria-label="Pictures of ${escapeHtml(title)}, ${width} pixels wide">
${figure('Before', before, `${id}-before`, title)}${figure('After', after, `${id}-after`, title)}
</div>`;
}

/** One page of the report: which changes are on it, what it looks like. */
export function pageSection(page: PageReport, index: number, groups: readonly Group[]): string {
  const { path, state, pictures } = page;
  const title = pageTitle(page);
  const own = groups.flatMap(({ heading, changes }) => {
    const numbers = changes.filter(({ pages }) => pages.includes(path)).map(({ number }) => number);
    const links = numbers.map((it) => `<a href="#change-${it}">${it}</a>`).join(', ');
    return numbers.length ? [`<li>${headingTitles[heading]}: ${links}</li>`] : [];
  });
  return `<section aria-labelledby="page-${index}">
<h3 id="page-${index}">${escapeHtml(title)}</h3>
<p>${STATES[state]}.</p>
<ul class="refs">${own.join('')}</ul>
${pictures.map((it) => pictureElement(it, `page-${index}-${it.width}`, title)).join('\n')}
</section>`;
}
