const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Draws an id for an entry or a document: 20 letters, so that it can stand in the path of a field. */
export function newId(): string {
  // Bytes beyond the last whole multiple would make some letters likelier.
  const bound = 256 - (256 % LETTERS.length);
  let id = '';
  while (id.length < 20) {
    for (const byte of crypto.getRandomValues(new Uint8Array(40))) {
      if (byte < bound && id.length < 20) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
