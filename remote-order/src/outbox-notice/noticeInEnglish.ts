import content from '../../content/outbox-notices.json';
import waiting from '../../content/outbox-waiting.json';
import type { NoticeTexts } from './noticeTexts';

export { Notice } from './Notice';
export const texts: NoticeTexts = { ...content, waiting };
