import { buyerKinds, orderValues } from '@site/order-model/enquiry';
import type { OrderDraft } from '@site/order-model/orderDraft';

/** A draft for tests that breaks no rule; the parts given replace its own. */
export function sampleDraft(parts: Partial<OrderDraft> = {}): OrderDraft {
  return {
    Name: 'Asha Rao',
    Email: 'asha@rao.example',
    Mobile: '9876543210',
    Quantity: '2',
    RetailerSelfUse: buyerKinds[1],
    Products: orderValues[0] ?? '',
    ...parts,
  };
}
