import { useEffect, useState } from 'react';

/** Where elements are in the window, measured again when the page scrolls or changes its size. */
export function useRects(elements: readonly Element[]): readonly DOMRect[] {
  const [rects, setRects] = useState<readonly DOMRect[]>([]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setRects(elements.map((it) => it.getBoundingClientRect()));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const listeners = new AbortController();
    const sizes = new ResizeObserver(ask);
    [document.body, ...elements].forEach((it) => sizes.observe(it));
    document.addEventListener('scroll', ask, { capture: true, signal: listeners.signal });
    addEventListener('resize', ask, { signal: listeners.signal });
    ask();
    return () => {
      listeners.abort();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [elements]);
  return rects;
}
