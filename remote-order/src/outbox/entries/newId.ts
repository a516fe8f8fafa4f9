/** The alphabet of Firestore's own ids. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** Bytes from here on would favour the first letters of the alphabet. */
const FAIR = 256 - (256 % ALPHABET.length);

/** Makes the id of a new document as Firestore does: 20 letters and digits, from the browser's source of true chance. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < FAIR && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
