import type { Source } from '@site/order-model/deskChange';
import type { OrderDraft } from '@site/order-model/orderDraft';
import { keepDraft, readDraft } from '../device/drafts';

/** An enquiry that is being written down. */
export interface AddDraft extends OrderDraft {
  source: Source;
}

const NAME = 'add';

export const emptyDraft: AddDraft = {
  Name: '',
  Email: '',
  Mobile: '',
  Quantity: '',
  RetailerSelfUse: '',
  Products: '',
  source: 'telephone',
};

export const readAddDraft = (): AddDraft => ({
  ...emptyDraft,
  ...(JSON.parse(readDraft(NAME) || '{}') as Partial<AddDraft>),
});

export const keepAddDraft = (draft: AddDraft): void =>
  keepDraft(NAME, draft === emptyDraft ? '' : JSON.stringify(draft));
