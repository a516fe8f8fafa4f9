/** What must not stand in rendered content, and what it would mean. */
const REFUSED: readonly [RegExp, string][] = [
  [/<template\b/, 'a part that was still loading'],
  [/<script\b/, 'an inline script, which the page’s policy forbids'],
  [/<[a-z][^>]*\sstyle="/, 'an inline style attribute, which the page’s policy forbids'],
  [/<!--\$\?-->|<!--\$!-->/, 'a part that was still loading or that failed'],
  [/aria-busy="true"/, 'a placeholder instead of a remote’s content'],
];

/** Throws a sentence that names the address and the fault if its rendered content would not be fit to publish. */
export function refuseUnfinished(address: string, html: string): void {
  const fault = REFUSED.find(([pattern]) => pattern.test(html));
  if (fault) throw new Error(`${address} was rendered with ${fault[1]}.`);
}
