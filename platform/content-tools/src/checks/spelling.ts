import { INVISIBLE, withLatinDigits } from '@site/order-model/typedText';

const UNSEEN = new RegExp(`[${INVISIBLE}\\ufeff]`, 'gu');

/**
 * A text in one spelling of the many that look or read the same: Devanagari with and without nukta, which Unicode has in one
 * piece and in two; a nasal as a letter or as a dot; joiners inside of words; wide letters, accents, blanks and hyphens of all
 * kinds; digits of other scripts.
 */
export const inOneSpelling = (text: string): string =>
  withLatinDigits(text.normalize('NFKD'))
    .replace(UNSEEN, '')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/[ङञणनम]्(?=[क-म])|ँ/g, 'ं')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ');

/** The part of a text, as it is written, that stands at a place of its one spelling. */
export function asWritten(text: string, index: number, length: number): string {
  const characters = [...text];
  /** How many characters make the most of a spelling that long. */
  const charactersFor = (most: number) => {
    let count = 0;
    while (
      count < characters.length &&
      inOneSpelling(characters.slice(0, count + 1).join('')).length <= most
    ) {
      count += 1;
    }
    return count;
  };
  return characters
    .slice(charactersFor(index), charactersFor(index + length))
    .join('')
    .trim();
}
