/** What must not stand in rendered content, and what it would mean. */
const REFUSED: readonly [RegExp, string][] = [
  [/<template\b/, 'a part that was still loading'],
  [/<script\b/, 'an inline script, which the page’s policy forbids'],
  [/<[a-z][^>]*\sstyle="/, 'an inline style attribute, which the page’s policy forbids'],
  [/<!--\$\?-->|<!--\$!-->/, 'a part that was still loading or that failed'],
  [/aria-busy="true"/, 'a placeholder instead of a remote’s content'],
];

/** @throws an error that names address, fault and releases when rendered content is not fit to publish */
export function refuseUnfinished(address: string, html: string, releases: readonly string[]): void {
  const fault = REFUSED.find(([pattern]) => pattern.test(html));
  if (fault) throw new Error(`${address} was rendered with ${fault[1]} (${releases.join(', ')}).`);
}
