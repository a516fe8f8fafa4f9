import { fillBrand } from '@site/contracts/brand';
import content from '../../content/hi/outbox-notices.json';
import type { NoticeTexts } from './noticeTexts';

export const hindi: NoticeTexts = fillBrand(content);
