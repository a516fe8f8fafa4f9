import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a question when it is asked, and shows it together with its answers, which stand beside it. */
export function useQuestion(isAsking: boolean): RefObject<HTMLParagraphElement | null> {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isAsking) return;
    question.current?.focus({ preventScroll: true });
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isAsking]);
  return question;
}
