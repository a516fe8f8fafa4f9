import type { ComponentType } from 'react';
import { rememberSuccess } from '../promises/rememberSuccess';
import type { NoticeProps } from './Notice';

/** Loads what tells the visitor how things stand in the outbox: most visits have nothing to tell. */
export type LoadNotice = () => Promise<{ Notice: ComponentType<NoticeProps> }>;

export const loadNotice: LoadNotice = rememberSuccess(
  () => import(/* webpackChunkName: "outbox-notice" */ './noticeInEnglish'),
);
