import {
  buyerKinds,
  limits,
  orderValues,
  patterns,
  type OrderRecord,
  type RequiredFieldName,
} from './enquiry';
import type { OrderDraft } from './orderDraft';
import type { OrderFieldName } from './orderFields';
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

/** In the form's order. */
const isFilled: Record<RequiredFieldName, (draft: OrderDraft, order: OrderRecord) => boolean> = {
  Name: (_, { Name }) => patterns.name.test(Name),
  Email: (_, { Email }) => Email !== '',
  Mobile: ({ Mobile }) => stripInvisible(Mobile) !== '',
  // §5 has no message for a quantity that is no whole number of at least 1 (§9), nor for one that is too large: it
  // counts as not filled.
  Quantity: (_, { Quantity }) =>
    Number.isInteger(Quantity) && Quantity >= limits.quantityMin && Quantity <= limits.quantityMax,
  RetailerSelfUse: (_, { RetailerSelfUse }) =>
    buyerKinds.some((buyerKind) => buyerKind === RetailerSelfUse),
  Products: (_, { Products }) => orderValues.includes(Products),
};

/**
 * Applies the rules of §5 in their order; the first broken one decides. Accepts exactly what the collection accepts. The form and
 * the desk say in their own words what is at fault.
 */
export function checkOrder(draft: OrderDraft): OrderCheck {
  const record = toOrderRecord(draft);
  const { Name, Email, Mobile } = record;

  const unfilled = (Object.keys(isFilled) as RequiredFieldName[]).filter(
    (field) => !isFilled[field](draft, record),
  );
  if (unfilled.length > 0) {
    const faultOf = (field: OrderFieldName): OrderFault => {
      if (field === 'Name' && Name !== '') return 'nameTooLong';
      return field === 'Quantity' && stripInvisible(draft.Quantity) !== '' ? 'quantity' : 'empty';
    };
    const faults = Object.fromEntries(unfilled.map((field) => [field, faultOf(field)]));
    return { ok: false, rule: 'unfilled', faults };
  }

  if (Email.length > limits.emailMax || !patterns.email.test(Email)) {
    return { ok: false, rule: 'email', faults: { Email: 'email' } };
  }

  const rule = /[^0-9]/.test(Mobile) ? 'mobileNotDigits' : 'mobileLength';
  if (rule === 'mobileNotDigits' || Mobile.length !== limits.mobileDigits) {
    return { ok: false, rule, faults: { Mobile: rule } };
  }
  return { ok: true, record };
}
