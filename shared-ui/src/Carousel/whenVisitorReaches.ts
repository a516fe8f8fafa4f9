import { savesData } from '@site/contracts/visitorPreferences';

const INTENT = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls back once: when an element comes into view, or is pressed, focused or sent a key. Being in view is not enough for
 * visitors who save data. Returns how to stop waiting.
 */
export function whenVisitorReaches(element: HTMLElement, onWanted: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const stop = () => {
    observer?.disconnect();
    for (const type of INTENT) element.removeEventListener(type, start);
  };
  const start = () => {
    stop();
    onWanted();
  };
  for (const type of INTENT) element.addEventListener(type, start, { passive: true });
  // It may have had focus before this script ran.
  if (element.contains(document.activeElement)) start();
  else if (!savesData()) {
    observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    });
    observer.observe(element);
  }
  return stop;
}
