import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '../useReducedMotion';

/** What holds it for a while. */
type Hold = 'hover' | 'focus' | 'drag';

interface PlaybackInput {
  /** In ms. */
  interval: number;
  /** False until the row can be moved. */
  canPlay: boolean;
  /** Whether a slide was scrolled to, to be read: then it plays only if asked to. */
  isRead: boolean;
  /** The current slide; a change restarts the interval. */
  current: number;
  /** Must be memoised. */
  next: () => void;
}

/**
 * Autoplay that pauses on hover, on focus, during a swipe and with reduced motion. `isPlaying` ignores those pauses, or the
 * button would change under the pointer.
 */
export function usePlayback({ interval, canPlay, isRead, current, next }: PlaybackInput) {
  const prefersStill = useReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const isPlaying = choice ? choice === 'play' : !prefersStill && !isRead;

  // Not state: one touch changes them four times before its click, and rendering takes a slow phone 15 ms.
  const held = useRef(new Set<Hold>());
  const restart = useRef(() => {});

  useEffect(() => {
    if (!canPlay || !isPlaying) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      clearInterval(timer);
      if (held.current.size === 0) timer = setInterval(next, interval);
    };
    restart.current = start;
    start();
    return () => {
      restart.current = () => {};
      clearInterval(timer);
    };
  }, [canPlay, isPlaying, interval, current, next]);

  const hold = (reason: Hold, isHeld: boolean) => {
    if (held.current.has(reason) === isHeld) return;
    if (isHeld) held.current.add(reason);
    else held.current.delete(reason);
    restart.current();
  };

  const toggle = () => {
    setChoice(isPlaying ? 'pause' : 'play');
    // The pointer or focus is on the button now, and would hold the carousel at once.
    hold('hover', false);
    hold('focus', false);
  };

  // What a finger has touched is being read, and does not move on: a phone has no hover to hold it. Its buttons are no reading.
  const endTouch = ({ pointerType, target }: PointerEvent) => {
    hold('drag', false);
    if (pointerType === 'touch' && !(target as Element).closest('button')) setChoice('pause');
  };

  const holds = {
    // Touch has no hover.
    onPointerEnter: (event: PointerEvent) => hold('hover', event.pointerType !== 'touch'),
    onPointerLeave: () => {
      hold('hover', false);
      hold('drag', false);
    },
    onPointerDown: () => hold('drag', true),
    onPointerUp: endTouch,
    onPointerCancel: endTouch,
    onFocus: () => hold('focus', true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
    },
  };

  return { isPlaying, toggle, holds, prefersStill };
}
