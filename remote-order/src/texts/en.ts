import messages from '../../content/messages.json';
import form from '../../content/order-form.json';
import subscribe from '../../content/subscribe.json';
import { loadNotice } from '../outbox-notice/loadNotice';
import { readTexts } from './readTexts';

export const english = readTexts({ language: 'en', messages, form, subscribe, loadNotice });
