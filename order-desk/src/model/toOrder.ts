import { orderRules, type FieldRule, type OrderRecord } from '@site/order-model/enquiry';
import { NO_EMAIL } from '@site/order-model/noEmail';
import { specifiedFieldNames } from '@site/order-model/orderFields';

/** What the desk cannot work without. */
const needed: ReadonlySet<string> = new Set(specifiedFieldNames);

/**
 * Takes an order as it is stored. Somebody may have edited it by hand: without a needed field, or with one of another type, it
 * counts as none. An e-mail address alone may be gone, as somebody asked for that: the customer stays.
 */
export function toOrder(stored: object): OrderRecord | undefined {
  const order: Record<string, unknown> = { Email: NO_EMAIL, ...stored };
  const isOrder = Object.entries<FieldRule>(orderRules).every(([name, rule]) =>
    name in order
      ? typeof order[name] === ('least' in rule ? 'number' : 'string')
      : !needed.has(name),
  );
  return isOrder ? (order as unknown as OrderRecord) : undefined;
}
