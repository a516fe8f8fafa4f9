import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Disclosure<Root extends HTMLElement> {
  isOpen: boolean;
  /** Opens what is closed and closes what is open. */
  toggle: () => void;
  close: () => void;
  /** Goes on the element that holds both the button and what it opens. */
  root: RefObject<Root | null>;
  /** Goes on the button. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Something that a button opens and closes by click. Escape closes it and gives the focus back to the button;
 * a press outside, and focus leaving it, close it too.
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
