import type { ComponentType } from 'react';
import { rememberSuccess } from '../promises/rememberSuccess';
import type { NoticeProps } from './Notice';

/** Loads the notice under the form, a script of its own: most visits have nothing to show. */
export type LoadNotice = () => Promise<{ Notice: ComponentType<NoticeProps> }>;

export const loadNotice: LoadNotice = rememberSuccess(
  () => import(/* webpackChunkName: "outbox-notice" */ './noticeInEnglish'),
);
