/**
 * Inserts a line into a text before the first line that holds a mark, behind a place in the text where that is given.
 * @throws when the text is not as expected: then it has changed, and this recipe has to follow.
 */
export function insertBefore(text: string, mark: string, line: string, behind = ''): string {
  const from = text.indexOf(behind);
  const at = from < 0 ? -1 : text.indexOf(mark, from + behind.length);
  if (at < 0) throw new Error(`There is no "${mark}" behind "${behind}".`);
  const start = text.lastIndexOf('\n', at) + 1;
  return `${text.slice(0, start)}${line}\n${text.slice(start)}`;
}

/**
 * Adds an entry at the end of a list or group that begins behind a place in a text and ends with a mark.
 * @throws when the text is not as expected.
 */
export function appendEntry(text: string, begin: string, end: string, entry: string): string {
  const from = text.indexOf(begin);
  const at = from < 0 ? -1 : text.indexOf(end, from + begin.length);
  if (at < 0) throw new Error(`There is no "${end}" behind "${begin}".`);
  const before = text.slice(0, at).trimEnd();
  return `${before}${/[,[{]$/.test(before) ? '' : ','} ${entry} ${text.slice(at)}`;
}
