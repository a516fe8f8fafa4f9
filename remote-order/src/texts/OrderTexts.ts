import type { Language } from '@site/company/languages';
import type form from '../../content/order-form.json';
import type subscribe from '../../content/subscribe.json';
import type { OrderMessages } from '../order/validateOrder';
import type { Notice } from '../outbox-notice/Notice';
import type { NoticeTexts, WaitingTexts } from '../outbox-notice/noticeTexts';

/** Loads the notice under the form, a script of its own: most visits have nothing to show. */
export type LoadNotice = () => Promise<{ Notice: typeof Notice; texts: NoticeTexts }>;

/** The forms' texts in one language, with the brand filled in. A missing text does not compile. */
export interface OrderTexts extends OrderMessages {
  language: Language;
  form: typeof form;
  subscribe: typeof subscribe;
  waiting: WaitingTexts;
  /** Loads the notices with their texts in this language. */
  loadNotice: LoadNotice;
}
