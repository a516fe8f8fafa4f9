import content from '../../content/hi/outbox-notices.json';
import waiting from '../../content/hi/outbox-waiting.json';
import type { NoticeTexts } from './noticeTexts';

export { Notice } from './Notice';
export const texts: NoticeTexts = { ...content, waiting };
