import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a question when it is asked, and shows it together with its answers, which stand beside it. When it goes, and the
 * focus with it, what asked it has the focus again.
 * @param asked tells questions apart; undefined while nothing is asked.
 */
export function useQuestion(asked: string | undefined): RefObject<HTMLParagraphElement | null> {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const asker = document.activeElement;
    question.current?.focus({ preventScroll: true });
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && asker instanceof HTMLElement) asker.focus();
    };
  }, [asked]);
  return question;
}
