const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;
/** Bytes from here on would make the first letters more likely. */
const UNBIASED_BYTES = 256 - (256 % LETTERS.length);

/**
 * Draws the id of a new document, or of an entry in one: 20 letters from the browser's cryptographic generator. Not digits, so
 * that it can stand in the path of a field.
 */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < UNBIASED_BYTES && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
