import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isEscape } from './isEscape';
import { moveFocus } from './moveFocus';

/**
 * Focuses a question when it is asked, and shows it together with its answers, which stand beside it. When it goes, and the
 * focus with it, what asked it has the focus again.
 * @param asked tells questions apart; undefined while nothing is asked.
 * @param onLeave what Escape does in it, as its Cancel does. A prompt listens by itself, wherever the focus is.
 */
export function useQuestion(
  asked: string | undefined,
  onLeave?: () => void,
): RefObject<HTMLParagraphElement | null> {
  const question = useRef<HTMLParagraphElement>(null);
  const asker = useRef<Element>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!onLeave || !isEscape(event)) return;
    // Not also the prompt around it.
    event.preventDefault();
    onLeave();
  });
  useEffect(() => {
    const place = asked === undefined ? undefined : question.current?.parentElement;
    const listener = (event: KeyboardEvent) => press(event);
    place?.addEventListener('keydown', listener);
    return () => place?.removeEventListener('keydown', listener);
  }, [asked]);
  useEffect(() => {
    if (asked === undefined) return undefined;
    // One question may follow another: what stands beside it goes with it.
    const { activeElement } = document;
    if (!question.current?.parentElement?.contains(activeElement)) asker.current = activeElement;
    question.current?.focus({ preventScroll: true });
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && asker.current instanceof HTMLElement) moveFocus(asker.current);
    };
  }, [asked]);
  return question;
}
