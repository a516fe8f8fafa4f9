import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';

/** Says the title of each page that a visitor goes on to, politely; the first one is read by the browser itself. */
export function RouteAnnouncer({ path }: { path: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const announced = useRef(path);

  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    // React draws nothing here, so the text is this effect's own.
    if (place.current) place.current.textContent = document.title;
  }, [path]);

  return (
    <VisuallyHidden>
      <span ref={place} aria-live="polite" />
    </VisuallyHidden>
  );
}
