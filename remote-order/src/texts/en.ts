import messages from '../../content/messages.json';
import form from '../../content/order-form.json';
import waiting from '../../content/outbox-waiting.json';
import subscribe from '../../content/subscribe.json';
import { rememberSuccess } from '@site/shared-ui/rememberSuccess';
import type { OrderTexts } from './OrderTexts';

const loadNotice = rememberSuccess(
  () => import(/* webpackChunkName: "outbox-notice" */ '../outbox-notice/noticeInEnglish'),
);

/** `npm run content -- check` validates the files, so that browsers need not load zod. */
export const english: OrderTexts = {
  ...messages,
  language: 'en',
  form,
  subscribe,
  waiting,
  loadNotice,
};
