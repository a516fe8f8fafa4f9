/** A moment of RFC 3339 in UTC as a number that sorts, in microseconds: a `Date` knows milliseconds alone. */
export function microsecondsOf(moment: string): number {
  const [, beyond = ''] = /\.\d{3}(\d{1,3})/.exec(moment) ?? [];
  return Date.parse(moment) * 1000 + Number(beyond.padEnd(3, '0'));
}
