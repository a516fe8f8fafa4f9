import content from '../../content/hi/outbox-notices.json';
import type { NoticeTexts } from './noticeTexts';

export { Notice } from './Notice';
export const texts: NoticeTexts = content;
