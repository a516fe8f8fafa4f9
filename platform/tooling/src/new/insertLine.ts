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
