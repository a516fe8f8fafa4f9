import content from '../../content/outbox-notices.json';
import type { NoticeTexts } from './noticeTexts';
import { noticeWith } from './noticeWith';

export const english: NoticeTexts = content;

export const Notice = noticeWith(english);
