import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Disclosure<Root extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** For the element that contains the button and what it opens. */
  root: RefObject<Root | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * A button that opens and closes something. Escape closes it and returns focus to the button; so do, without moving focus, a
 * press outside and focus leaving it.
 */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => setIsOpen((wasOpen) => !wasOpen),
    close: () => setIsOpen(false),
    root,
    button,
  };
}
