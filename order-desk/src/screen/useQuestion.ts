import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a question when it is asked, and shows it together with its answers, which stand beside it. When it goes, and the
 * focus with it, what asked it has the focus again.
 * @param asked tells questions apart; undefined while nothing is asked.
 */
export function useQuestion(asked: string | undefined): RefObject<HTMLParagraphElement | null> {
  const question = useRef<HTMLParagraphElement>(null);
  const asker = useRef<Element>(null);
  useEffect(() => {
    if (asked === undefined) return undefined;
    // One question may follow another: what stands beside it goes with it.
    const { activeElement } = document;
    if (!question.current?.parentElement?.contains(activeElement)) asker.current = activeElement;
    question.current?.focus({ preventScroll: true });
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && asker.current instanceof HTMLElement) asker.current.focus();
    };
  }, [asked]);
  return question;
}
