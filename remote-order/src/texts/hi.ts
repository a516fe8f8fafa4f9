import messages from '../../content/hi/messages.json';
import form from '../../content/hi/order-form.json';
import subscribe from '../../content/hi/subscribe.json';
import { loadNoticeInHindi } from '../outbox-notice/loadNotice.hi';
import { readTexts } from './readTexts';

export const hindi = readTexts({
  language: 'hi',
  messages,
  form,
  subscribe,
  loadNotice: loadNoticeInHindi,
});
