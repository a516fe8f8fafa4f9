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

export const readAddDraft = (uid: string | undefined): AddDraft => ({
  ...emptyDraft,
  ...(JSON.parse(readDraft(uid, NAME) || '{}') as Partial<AddDraft>),
});

export const keepAddDraft = (uid: string | undefined, draft: AddDraft): void =>
  keepDraft(uid, NAME, draft === emptyDraft ? '' : JSON.stringify(draft));
