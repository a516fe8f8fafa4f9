import messages from '../../content/hi/messages.json';
import form from '../../content/hi/order-form.json';
import subscribe from '../../content/hi/subscribe.json';
import { rememberSuccess } from '../promises/rememberSuccess';
import { readTexts } from './readTexts';

const loadNotice = rememberSuccess(
  () => import(/* webpackChunkName: "outbox-notice.hi" */ '../outbox-notice/noticeInHindi'),
);

export const hindi = readTexts({ language: 'hi', messages, form, subscribe, loadNotice });
