import messages from '../../content/messages.json';
import form from '../../content/order-form.json';
import subscribe from '../../content/subscribe.json';
import { rememberSuccess } from '../promises/rememberSuccess';
import { readTexts } from './readTexts';

const loadNotice = rememberSuccess(
  () => import(/* webpackChunkName: "outbox-notice" */ '../outbox-notice/noticeInEnglish'),
);

export const english = readTexts({ language: 'en', messages, form, subscribe, loadNotice });
