import { accepts, isRequired, limits, orderRules, type OrderRecord } from './enquiry';
import type { OrderDraft } from './orderDraft';
import { orderFieldNames, type OrderFieldName } from './orderFields';
import { toOrderRecord } from './toOrderRecord';
import { stripInvisible } from './typedText';

/** The rules of §5, in their order. */
export type OrderRule = 'unfilled' | 'email' | 'mobileNotDigits' | 'mobileLength';

/** What one field lacks. §5 has one rule for all that is unfilled; people are told more. */
export type OrderFault = 'empty' | 'nameTooLong' | 'quantity' | Exclude<OrderRule, 'unfilled'>;

/** What a form finds: an order to store, or the first rule that the draft breaks. */
export type OrderCheck =
  | { ok: true; record: OrderRecord }
  | {
      ok: false;
      rule: OrderRule;
      /** The fields at fault, in the form's order; never empty. */
      faults: Readonly<Partial<Record<OrderFieldName, OrderFault>>>;
    };

/** §5 has rules of their own for an address and a number. What else breaks its rule has no message there: it is not filled. */
function isFilled(field: OrderFieldName, draft: OrderDraft, record: OrderRecord): boolean {
  if (field === 'Email') return record.Email !== '';
  if (field === 'Mobile') return stripInvisible(draft.Mobile) !== '';
  return accepts(orderRules[field], record[field]);
}

/**
 * Applies the rules of §5 in their order; the first broken one decides. Accepts exactly what the collection accepts. The form and
 * the desk say in their own words what is at fault.
 */
export function checkOrder(draft: OrderDraft): OrderCheck {
  const record = toOrderRecord(draft);
  const { Name, Email, Mobile } = record;

  const unfilled = orderFieldNames
    .filter(isRequired)
    .filter((field) => !isFilled(field, draft, record));
  if (unfilled.length > 0) {
    const faultOf = (field: OrderFieldName): OrderFault => {
      if (field === 'Name' && Name !== '') return 'nameTooLong';
      return field === 'Quantity' && stripInvisible(draft.Quantity) !== '' ? 'quantity' : 'empty';
    };
    const faults = Object.fromEntries(unfilled.map((field) => [field, faultOf(field)]));
    return { ok: false, rule: 'unfilled', faults };
  }

  if (!accepts(orderRules.Email, Email)) {
    return { ok: false, rule: 'email', faults: { Email: 'email' } };
  }

  const rule = /[^0-9]/.test(Mobile) ? 'mobileNotDigits' : 'mobileLength';
  if (rule === 'mobileNotDigits' || Mobile.length !== limits.mobileDigits) {
    return { ok: false, rule, faults: { Mobile: rule } };
  }
  return { ok: true, record };
}
