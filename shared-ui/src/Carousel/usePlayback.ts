import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '../media/useReducedMotion';

interface PlaybackInput {
  /** In ms. */
  interval: number;
  isReady: boolean;
  /** The current slide; a change restarts the interval. */
  current: number;
  /** Must be memoised. */
  next: () => void;
}

/**
 * Autoplay that pauses on hover, on focus, during a swipe and with reduced motion. `isPlaying` ignores those pauses, or the
 * button would change under the pointer.
 */
export function usePlayback({ interval, isReady, current, next }: PlaybackInput) {
  const prefersStill = useReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isDragged, setDragged] = useState(false);

  const isPlaying = choice ? choice === 'play' : !prefersStill;
  const isRunning = isReady && isPlaying && !isHovered && !hasFocus && !isDragged;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(next, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval, current, next]);

  const toggle = () => {
    setChoice(isPlaying ? 'pause' : 'play');
    // The pointer or focus is on the button now, and would hold the carousel at once.
    setHovered(false);
    setFocus(false);
  };

  const holds = {
    // Touch has no hover.
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => {
      setHovered(false);
      setDragged(false);
    },
    onPointerDown: () => setDragged(true),
    onPointerUp: () => setDragged(false),
    onPointerCancel: () => setDragged(false),
    onFocus: () => setFocus(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
    },
  };

  return { isPlaying, toggle, holds, prefersStill };
}
