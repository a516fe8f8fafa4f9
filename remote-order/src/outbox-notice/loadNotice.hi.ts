import { rememberSuccess } from '../promises/rememberSuccess';
import type { LoadNotice } from './loadNotice';

/** Loads the notices in Hindi. */
export const loadNoticeInHindi: LoadNotice = rememberSuccess(
  () => import(/* webpackChunkName: "outbox-notice.hi" */ './noticeInHindi'),
);
