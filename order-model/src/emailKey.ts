import { typedAddress } from './typedText';

/** An address as it is compared: it is the same in any case. */
export const emailKey = (email: string): string => typedAddress(email).toLowerCase();

export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other);
