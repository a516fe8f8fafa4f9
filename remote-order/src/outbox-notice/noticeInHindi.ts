import content from '../../content/hi/outbox-notices.json';
import type { NoticeTexts } from './noticeTexts';
import { noticeWith } from './noticeWith';

export const hindi: NoticeTexts = content;

export const Notice = noticeWith(hindi);
