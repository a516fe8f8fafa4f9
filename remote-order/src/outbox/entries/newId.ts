/** The alphabet of Firestore's own ids. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** Bytes from here on would make the first letters of the alphabet more likely. */
const UNBIASED_BYTES = 256 - (256 % ALPHABET.length);

/** Creates the id of a new document as Firestore does: 20 letters and digits from the browser's cryptographic generator. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < UNBIASED_BYTES && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
