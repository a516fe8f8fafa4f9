/** About how many characters go out at a time. */
const SIZE = 64 * 1024;

/** Puts lines together to portions that are worth a write of their own. */
export function* portionsOf(lines: Iterable<string>): Generator<string> {
  let portion = '';
  for (const line of lines) {
    portion += line;
    if (portion.length < SIZE) continue;
    yield portion;
    portion = '';
  }
  if (portion !== '') yield portion;
}
