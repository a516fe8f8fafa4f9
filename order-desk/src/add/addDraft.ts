import type { Source } from '@site/order-model/deskChange';
import type { OrderDraft } from '@site/order-model/orderDraft';

/** An enquiry that is being written down. */
export interface AddDraft extends OrderDraft {
  source: Source;
}

export const emptyDraft: AddDraft = {
  ...{ Name: '', Email: '', Mobile: '', Quantity: '', RetailerSelfUse: '', Products: '' },
  source: 'telephone',
};
