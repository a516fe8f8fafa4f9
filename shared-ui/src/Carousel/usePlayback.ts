import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '../media/useReducedMotion';

interface PlaybackInput {
  /** Time from one move to the next, in ms. */
  interval: number;
  /** Whether there is anything to move yet. */
  isReady: boolean;
  /** The slide in front; a change of it starts the interval anew, whoever moved. */
  current: number;
  /** Moves by one slide. Must keep its identity. */
  next: () => void;
}

/**
 * Moves a carousel by itself, and stops for hover, for focus within, under a finger and for reduced motion.
 * Gives whether it plays (a hold does not count: the button would change under the pointer), the toggle for
 * the button, and the handlers that the carousel's root needs.
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
    // Who presses Play is on the button, and would wait for ever: hold again only when they come in anew.
    setHovered(false);
    setFocus(false);
  };

  const holds = {
    // A finger leaves no pointer behind that could hover.
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => {
      setHovered(false);
      setDragged(false);
    },
    // It must not move away under a finger that is about to move it.
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
