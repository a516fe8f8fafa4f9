import { brand } from '@site/company/brand';
import { MAX_TYPED_LENGTH } from './typedText';

/**
 * Letters and digits that neither look nor sound like one another: no vowels, so that no word comes about, and none of
 * 0, 1, 5, I, L, N, O, S, U, Z.
 */
export const clearCharacters = 'BCDFGHJKMPQRTVWXY2346789';

/** How many of a document's characters the reference speaks for; two documents in 100,000 million share one by chance. */
const LENGTH = 8;

const PREFIX = brand.product
  .replace(/[^A-Za-z]/g, '')
  .slice(0, 2)
  .toUpperCase();

/**
 * The reference of an enquiry, as a visitor reads it aloud and staff look it up: `CI-7KQ2-9XPD`.
 * Takes the document's id and gives always the same text for it; it tells nothing about the person.
 */
export function referenceOf(id: string): string {
  const code = [...id.slice(0, LENGTH)]
    .map((character) => clearCharacters[character.charCodeAt(0) % clearCharacters.length])
    .join('');
  return `${PREFIX}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A reference, or a part of one, as it is compared: its letters and digits alone, however they are written. */
export const bareReference = (text: string): string =>
  text
    // A reference is shorter, whatever stands between its letters.
    .slice(0, MAX_TYPED_LENGTH)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

const whole = new RegExp(`^(?:${PREFIX})?([${clearCharacters}]{4})([${clearCharacters}]{4})$`);

/** The reference that a text is, in capitals or not, with or without its hyphens and its beginning; undefined for other texts. */
export function readReference(text: string): string | undefined {
  const [, first, second] = whole.exec(bareReference(text)) ?? [];
  return first && `${PREFIX}-${first}-${second}`;
}
