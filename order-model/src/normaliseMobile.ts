import { limits } from './enquiry';
import { typedNumber } from './typedText';

/** The ways to write India's country code or the trunk zero, each with the digits that a number so written has in all. */
const PREFIXES = [
  { prefix: '+91', onlyOfLength: null },
  { prefix: '0091', onlyOfLength: null },
  { prefix: '91', onlyOfLength: limits.mobileDigits + 2 },
  { prefix: '0', onlyOfLength: limits.mobileDigits + 1 },
] as const;

/**
 * Brings a typed mobile number to the stored form: no separators, no country code. Ten digits stay as they are, whatever
 * they begin with. The result need not be a valid number; validation decides.
 */
export function normaliseMobile(typed: string): string {
  const bare = typedNumber(typed);
  if (bare.length === limits.mobileDigits && !bare.startsWith('+')) return bare;
  const found = PREFIXES.find(
    ({ prefix, onlyOfLength }) =>
      bare.startsWith(prefix) && (onlyOfLength ?? bare.length) === bare.length,
  );
  return found ? bare.slice(found.prefix.length) : bare;
}
