import type { OrderRecord } from '@site/contracts/enquiry';
import { normaliseMobile } from './normaliseMobile';
import type { OrderDraft } from './orderDraft';

/** Turns a draft into the shape that is stored (§3). It judges nothing: `validateOrder` says whether the record may be stored. */
export function toOrderRecord(draft: OrderDraft): OrderRecord {
  return {
    Name: draft.Name.trim(),
    Email: draft.Email.trim(),
    Mobile: normaliseMobile(draft.Mobile),
    Quantity: Number(draft.Quantity),
    RetailerSelfUse: draft.RetailerSelfUse,
    Products: draft.Products,
  };
}
