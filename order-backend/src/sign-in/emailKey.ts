import { typedAddress } from '@site/order-model/typedText';

/** An address as it is compared: it is the same in any case. A file of its own: the cloud has no file of accounts. */
export const emailKey = (email: string): string => typedAddress(email).toLowerCase();

export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other);
