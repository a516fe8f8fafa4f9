import type { Language } from '@site/contracts/languages';
import type { OfFurtherFields } from '@site/contracts/furtherFields';
import type form from '../../content/order-form.json';
import type subscribe from '../../content/subscribe.json';
import type { OrderMessages } from '../order/orderMessages';
import type { LoadNotice } from '../outbox-notice/loadNotice';

/** What visitors read about a further field. */
export interface FurtherFieldTexts {
  label: string;
  hint?: string;
  /** What a choice shows before one is made. */
  placeholder?: string;
  /** The choices by what is stored. */
  choices?: Readonly<Record<string, string>>;
  /** What is collected with it and what for, for the notice at the form. */
  privacy: string;
}

/** The forms' texts in one language, with the brand filled in. A missing text does not compile. */
export interface OrderTexts extends OrderMessages {
  language: Language;
  form: Omit<typeof form, 'further'> & { further: OfFurtherFields<FurtherFieldTexts> };
  subscribe: typeof subscribe;
  /** Loads the notices with their texts in this language. */
  loadNotice: LoadNotice;
}
