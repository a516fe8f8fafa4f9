import {
  buyerKinds,
  limits,
  orderValues,
  patterns,
  type OrderRecord,
} from '@site/order-model/enquiry';
import { orderFieldNames, type OrderFieldName } from '@site/order-model/orderFields';
import { seenText } from '@site/order-model/typedText';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type texts from '../../content/messages.json';
import type { OrderDraft } from './orderDraft';
import { toOrderRecord } from './toOrderRecord';

/** The texts of the error catalogue (§5, §8), and what fields say beyond them, in any language. */
export type OrderMessages = Pick<typeof texts, 'messages' | 'details'>;

/** Texts under fields, by the field's name. */
type FieldTexts = Partial<Record<OrderFieldName, string>>;

/** What Place Order finds: an order to store, or the first rule that the draft breaks. */
export type OrderOutcome =
  | { ok: true; record: OrderRecord }
  | {
      ok: false;
      /** The catalogue's text for the rule (§8). */
      message: string;
      /** What to say under the fields at fault, in the form's order; never empty. */
      errors: FieldTexts;
    };

const isFilled: Record<OrderFieldName, (draft: OrderDraft, order: OrderRecord) => boolean> = {
  Name: (_, { Name }) => patterns.name.test(Name),
  Email: (_, { Email }) => Email !== '',
  Mobile: ({ Mobile }) => seenText(Mobile) !== '',
  // §5 has no message for a quantity that is no whole number of at least 1 (§9), nor for one that is too large: it
  // counts as not filled.
  Quantity: (_, { Quantity }) =>
    Number.isInteger(Quantity) && Quantity >= limits.quantityMin && Quantity <= limits.quantityMax,
  RetailerSelfUse: (_, { RetailerSelfUse }) =>
    buyerKinds.some((buyerKind) => buyerKind === RetailerSelfUse),
  Products: (_, { Products }) => orderValues.includes(Products),
};

/** Says under each field what that one wants, or the message. */
function refused(
  message: string,
  fields: OrderFieldName[],
  details: FieldTexts = {},
): OrderOutcome {
  const errors = fields.map((field) => [field, details[field] ?? message]);
  return { ok: false, message, errors: Object.fromEntries(errors) as FieldTexts };
}

/**
 * Applies the rules of §5 in their order; the first broken one decides. Accepts exactly what the collection accepts.
 */
export function validateOrder(
  draft: OrderDraft,
  { messages, details }: OrderMessages,
): OrderOutcome {
  const order = toOrderRecord(draft);

  const unfilled = orderFieldNames.filter((field) => !isFilled[field](draft, order));
  if (unfilled.length) {
    return refused(messages.unfilled, unfilled, {
      ...details.empty,
      ...(order.Name !== '' && { Name: fillPlaceholders(details.nameTooLong, limits) }),
      ...(seenText(draft.Quantity) !== '' && {
        Quantity: fillPlaceholders(details.quantity, limits),
      }),
    });
  }

  if (order.Email.length > limits.emailMax) {
    return refused(messages.email, ['Email'], {
      Email: fillPlaceholders(details.emailTooLong, limits),
    });
  }
  if (!patterns.email.test(order.Email)) return refused(messages.email, ['Email']);

  if (/[^0-9]/.test(order.Mobile)) return refused(messages.mobileNotDigits, ['Mobile']);
  if (order.Mobile.length !== limits.mobileDigits)
    return refused(messages.mobileLength, ['Mobile'], {
      Mobile: fillPlaceholders(details.mobileLength, { ...limits, typed: order.Mobile.length }),
    });

  return { ok: true, record: order };
}
