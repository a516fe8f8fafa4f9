import { typedAddress } from './typedText';

/** An address as it is compared: it is the same in any case. */
export const emailKey = (email: string): string => typedAddress(email).toLowerCase();

/** For whoever sends news: the first row of each address. */
export function oncePerAddress<Row>(rows: readonly Row[], emailOf: (row: Row) => string): Row[] {
  const known = new Set<string>();
  return rows.filter((row) => {
    const key = emailKey(emailOf(row));
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other);
