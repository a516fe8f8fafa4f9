import messages from '../../content/hi/messages.json';
import form from '../../content/hi/order-form.json';
import waiting from '../../content/hi/outbox-waiting.json';
import subscribe from '../../content/hi/subscribe.json';
import { rememberSuccess } from '@site/shared-ui/rememberSuccess';
import type { OrderTexts } from './OrderTexts';

const loadNotice = rememberSuccess(
  () => import(/* webpackChunkName: "outbox-notice.hi" */ '../outbox-notice/noticeInHindi'),
);

/** `npm run content -- check` validates the files, so that browsers need not load zod. */
export const hindi: OrderTexts = {
  ...messages,
  language: 'hi',
  form,
  subscribe,
  waiting,
  loadNotice,
};
