import { createContext, useContext } from 'react';
import type { AllNoticeTexts } from './noticeTexts';

/** The notices' words in the page's language; they come with the notices' own script. */
export const NoticeWords = createContext<AllNoticeTexts | null>(null);

/** The notices' words in the page's language. */
export function useNoticeTexts(): AllNoticeTexts {
  return useContext(NoticeWords) as AllNoticeTexts;
}
