import { limits } from './enquiry';
import { typedNumber } from './typedText';

/** A number behind India's country code, the trunk zero, or both, as in `+91 (0) 98765 43210`, with signs between its digits. */
export const numberWith = (signs: string): string =>
  `(?:(?:\\+|0{0,2})91${signs})?(?:0${signs})?((?:\\d${signs}){${limits.mobileDigits - 1}}\\d)`;

const WITH_PREFIX = new RegExp(`^${numberWith('')}$`);

/** The country code where nothing else can be meant, however many digits follow. */
const COUNTRY_CODE = /^(?:\+|00)91/;

/**
 * Brings a typed mobile number to the stored form: no separators, no country code. Ten digits stay as they are, whatever
 * they begin with. The result need not be a valid number; validation decides.
 */
export function normaliseMobile(typed: string): string {
  const bare = typedNumber(typed);
  if (bare.length === limits.mobileDigits && !bare.startsWith('+')) return bare;
  return WITH_PREFIX.exec(bare)?.[1] ?? bare.replace(COUNTRY_CODE, '');
}
