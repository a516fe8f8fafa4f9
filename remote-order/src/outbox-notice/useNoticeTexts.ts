import { createContext, useContext } from 'react';
import type { AllNoticeTexts } from './noticeTexts';

/** The notices' texts in the page's language; they are loaded with the notices' own script. */
export const NoticeTextsContext = createContext<AllNoticeTexts | null>(null);

export function useNoticeTexts(): AllNoticeTexts {
  return useContext(NoticeTextsContext) as AllNoticeTexts;
}
