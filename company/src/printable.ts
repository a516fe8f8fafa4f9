/** Controls, marks that turn the direction of writing, line separators, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\p{Surrogate}]/gu;

const CONTROL_PICTURES = 0x2400;
const REPLACEMENT = '\uFFFD';

/**
 * Makes a text safe for a terminal: what would steer it is shown as a picture (`␛`) or as `\uFFFD`, and a text stays on
 * one line. Joiners stay, since names in Indian scripts need them.
 */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(CONTROL_PICTURES + code) : REPLACEMENT;
  });
}
