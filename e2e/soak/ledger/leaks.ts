import type { Ledger } from './ledger';
import type { Violation } from './promises';

/** Addresses carry `%40` for `@`. */
function plain(text: string): string {
  try {
    return `${text} ${decodeURIComponent(text)}`.toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** Looks for the personal data of a visit in addresses, console lines and logs. */
export function leaksIn({ enquiries }: Ledger, texts: Iterable<string>): Violation[] {
  const marks = enquiries.flatMap((it) => it.marks);
  for (const seen of texts) {
    const text = plain(seen);
    if (!marks.some((mark) => text.includes(mark))) continue;
    const [where] = text.split(' ', 1);
    return [{ promise: 'private', seen: `personal data in: ${where}` }];
  }
  return [];
}
