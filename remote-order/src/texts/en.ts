import { details, messages } from '../order/messages';
import { formTexts, labels, placeholders } from './formTexts';
import { privacyText } from './privacyText';
import { withoutScript } from './withoutScriptText';
import { loadNotice } from '../outbox-notice/loadNotice';
import { plainTexts } from '../outbox-notice/plainTexts';
import { subscribeTexts } from './subscribeTexts';
import type { OrderTexts } from './OrderTexts';

/** The forms' texts in English, each from the file beside the part that shows it. */
export const english: OrderTexts = {
  language: 'en',
  labels,
  placeholders,
  buyers: { Retailer: 'Retailer', 'Self Use': 'Self Use' },
  form: formTexts,
  withoutScript,
  messages,
  details,
  privacy: privacyText,
  subscribe: subscribeTexts,
  plain: plainTexts,
  loadNotice,
};
