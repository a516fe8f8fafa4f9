import { trimName, type OrderRecord } from '@site/contracts/enquiry';
import { normaliseMobile } from './normaliseMobile';
import type { OrderDraft } from './orderDraft';

// A pasted text may hold control characters, line ends and halves of surrogate pairs. Nobody sees them, so nobody could be
// asked to remove them.
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

const oneLine = (text: string) => trimName(text.replace(CONTROL, ' '));

/** Turns a draft into the shape that is stored (§3). `validateOrder` decides whether the record may be stored. */
export function toOrderRecord(draft: OrderDraft): OrderRecord {
  return {
    Name: oneLine(draft.Name),
    Email: draft.Email.trim(),
    Mobile: normaliseMobile(draft.Mobile),
    Quantity: Number(draft.Quantity),
    RetailerSelfUse: draft.RetailerSelfUse,
    Products: draft.Products,
  };
}
