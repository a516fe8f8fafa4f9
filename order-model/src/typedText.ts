/** What people type and paste, brought to what they mean: with marks that nobody sees, in digits and scripts of theirs. */

/** Control characters and line ends, which would tear a table or a log apart. */
export const CONTROL = '\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029';
/** What `trim()` removes, one by one: `\s` means less to the rules' language than to JavaScript. */
export const SPACE = ' \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff';
/**
 * Characters that show nothing by themselves: zero-width spaces and joiners, marks of direction, fillers, variation
 * selectors, tags, what stands for a picture in copied text.
 */
export const INVISIBLE =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e' +
  '\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufffc\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';

/** In UTF-16 units. No field takes as much: what is longer is refused, or found nowhere, before anything is matched in it. */
export const MAX_TYPED_LENGTH = 1000;

const unseen = new RegExp(`[${INVISIBLE}${CONTROL}\\ufeff]`, 'gu');

/** Removes what nobody sees, at the ends and inside, and spaces at the ends. For what is no name: those need joiners. */
export const stripInvisible = (typed: string): string => typed.replace(unseen, '').trim();

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Writes the decimal digits of every script as 0 to 9. */
export const withLatinDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode keeps them together, from zero to nine.
    let zero = digit.codePointAt(0) as number;
    const value = zero;
    while (isDigit(zero - 1)) zero -= 1;
    return String((value - zero) % 10);
  });

/** A sign that people put between digits. The minus sign is not one of the dashes to Unicode; a keycap is a digit with a frame. */
export const BETWEEN_DIGITS = '[\\s\\p{Dash_Punctuation}\\u2212\\u20e3.()]';
const betweenDigits = new RegExp(BETWEEN_DIGITS, 'gu');

/**
 * A number of a phone or of things, with the signs that people put between its digits left out. What is too long comes back as it
 * was.
 */
export function typedNumber(typed: string): string {
  const seen = stripInvisible(typed);
  if (seen.length > MAX_TYPED_LENGTH) return seen;
  return withLatinDigits(seen.normalize('NFKC')).replace(betweenDigits, '');
}

/** The domain as mail servers know it: one in another script as its Punycode, which Chrome itself makes of it. */
function asciiDomain(domain: string): string {
  // Nothing but a name: an address has more parts than that.
  if (!/[^\0-\x7f]/.test(domain) || /[\s/?#:@\\%]/.test(domain)) return domain;
  return URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain;
}

/** An e-mail address, as it is stored and compared. What is none may come back as it was. */
export function typedAddress(typed: string): string {
  const bare = stripInvisible(typed);
  if (bare.length > MAX_TYPED_LENGTH) return bare;
  const seen = bare.normalize('NFKC');
  const at = seen.lastIndexOf('@') + 1;
  return at ? seen.slice(0, at) + asciiDomain(seen.slice(at)) : seen;
}
