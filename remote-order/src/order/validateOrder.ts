import { checkOrder, type OrderFault } from '@site/order-model/checkOrder';
import { limits, type OrderRecord, type RequiredFieldName } from '@site/order-model/enquiry';
import type { OrderDraft } from '@site/order-model/orderDraft';
import type { OrderFieldName } from '@site/order-model/orderFields';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type texts from '../../content/messages.json';

/** The texts of the error catalogue (§5, §8), and what fields say beyond them, in any language. */
export type OrderMessages = Pick<typeof texts, 'messages' | 'details'>;

/** What Place Order finds: an order to store, or the first rule that the draft breaks. */
export type OrderOutcome =
  | { ok: true; record: OrderRecord }
  | {
      ok: false;
      /** The catalogue's text for the rule (§8). */
      message: string;
      /** What to say under the fields at fault, in the form's order; never empty. */
      errors: Partial<Record<OrderFieldName, string>>;
    };

/** Checks a draft, and says in the words of the catalogue what is at fault. */
export function validateOrder(
  draft: OrderDraft,
  { messages, details }: OrderMessages,
): OrderOutcome {
  const check = checkOrder(draft);
  if (check.ok) return check;
  const { Mobile } = toOrderRecord(draft);
  const values = { ...limits, typed: Mobile.replace(/\D/g, '').length };
  const textOf = (field: OrderFieldName, fault: OrderFault) => {
    if (fault === 'empty') return details.empty[field as RequiredFieldName];
    if (fault === 'email') return messages.email;
    // India's own code is not there any more: with another one, more is at fault than what is no digit.
    const isFromAbroad = Mobile.startsWith('+') && values.typed > limits.mobileDigits;
    if (fault === 'mobileNotDigits' && !isFromAbroad) return messages.mobileNotDigits;
    return fillPlaceholders(details[fault === 'mobileNotDigits' ? 'mobileLength' : fault], values);
  };
  const errors = Object.entries(check.faults).map(([field, fault]) => [
    field,
    textOf(field as OrderFieldName, fault),
  ]);
  return {
    ok: false,
    message: messages[check.rule],
    errors: Object.fromEntries(errors) as Partial<Record<OrderFieldName, string>>,
  };
}
