const DIGITS = 9;

/** A key of a bucket that sorts by its number: `deployments/000000012.json`. */
export const numberedKey = (prefix: string, number: number) =>
  `${prefix}${String(number).padStart(DIGITS, '0')}.json`;

/** The number in such a key; 0 where there is no key. */
export const numberOf = (key: string | undefined) =>
  Number.parseInt(key?.split('/').at(-1) ?? '0', 10);
