import { limits } from '@site/contracts/enquiry';
import { toSearchText, type SearchKey } from '@site/contracts/searchKey';
import { typedNumber } from '@site/contracts/typedText';

/** A person as the company knows them: by an e-mail address, or by a number. */
export type Person = Pick<SearchKey, 'email'> | Pick<SearchKey, 'mobile'>;

/** Whom a text names; undefined for part of an address or of a number, which others may share. */
export function toPerson(text: string): Person | undefined {
  const wanted = toSearchText(text);
  if (/^\S+@\S+[.]\S+$/.test(wanted)) return { email: wanted };
  const digits = typedNumber(wanted).replace('+', '');
  const isNumber = /^\d+$/.test(digits) && digits.length >= limits.mobileDigits;
  return isNumber ? { mobile: digits.slice(-limits.mobileDigits) } : undefined;
}
