import { createContext, useContext } from 'react';
import type content from '../../content/outbox-notices.json';

export type NoticesOfKind = (typeof content)['subscribers'] &
  // Only orders have a confirmation under the form, and a next step.
  Partial<Pick<(typeof content)['orders'], 'sentJustNow' | 'next'>>;

export interface NoticeTexts {
  readonly orders: NoticesOfKind;
  readonly subscribers: NoticesOfKind;
  readonly actions: (typeof content)['actions'];
}

/** The notices' texts in the page's language; they are loaded with the notices' own script. */
export const NoticeTextsContext = createContext<NoticeTexts | null>(null);

export function useNoticeTexts(): NoticeTexts {
  return useContext(NoticeTextsContext) as NoticeTexts;
}
