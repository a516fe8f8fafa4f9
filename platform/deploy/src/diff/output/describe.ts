import { groupChanges, ownersOf } from '../report/groupChanges';
import { isEmpty, type Change, type PageReport, type SiteReport } from '../report/diffReport';

export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** What changed on one line. */
export function changeText({ what, before, after }: Change): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const change =
    before === undefined
      ? `+ ${plain(after ?? '')}`
      : after === undefined
        ? `- ${plain(before)}`
        : `${plain(before)} → ${plain(after)}`;
  return what === undefined ? change : `${what}: ${change}`;
}

/** The releases that differ, such as `products 1.4.0-… → 1.5.0-…`. */
export function releaseLines({ before, after }: SiteReport): string[] {
  const names = [...new Set([...Object.keys(before.releases), ...Object.keys(after.releases)])];
  return names
    .filter((name) => before.releases[name] !== after.releases[name])
    .map(
      (name) => `${name} ${before.releases[name] ?? 'none'} → ${after.releases[name] ?? 'none'}`,
    );
}

/** The report in one or two sentences. */
export function summaryOf(report: SiteReport): string {
  if (isEmpty(report)) return 'Nothing changes for visitors.';
  const groups = groupChanges(report);
  const changes = groups.reduce((sum, it) => sum + it.changes.length, 0);
  const byState = (['changed', 'added', 'removed'] as const).flatMap((state) => {
    const number = report.pages.filter((it) => it.state === state).length;
    const named = { changed: 'page', added: 'new page', removed: 'removed page' }[state];
    return number ? [count(number, named)] : [];
  });
  const where = byState.length ? ` on ${byState.join(', ')}` : '';
  const owners = ownersOf(groups);
  return `${count(changes, 'change')}${where}.${owners.length ? ` Owners: ${owners.join(', ')}.` : ''}`;
}

/** A page as people name it. */
export const pageTitle = ({ path, language }: Pick<PageReport, 'path' | 'language'>): string =>
  path === '/404' ? 'unknown addresses (every language)' : `${path} (${language})`;

/** Where a change is to be seen: a few paths, or how many. */
export function placeText(pages: readonly string[], most = 3): string {
  if (pages.length === 0) return 'whole site';
  const rest = pages.length - most;
  return rest > 0 ? `${pages.slice(0, most).join(', ')} and ${rest} more` : pages.join(', ');
}
