import { createContext, useContext } from 'react';
import type { NoticeTexts } from './noticeTexts';

/** The notices' texts in the page's language; they are loaded with the notices' own script. */
export const NoticeTextsContext = createContext<NoticeTexts | null>(null);

export function useNoticeTexts(): NoticeTexts {
  return useContext(NoticeTextsContext) as NoticeTexts;
}
