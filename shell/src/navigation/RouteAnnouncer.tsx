import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';

/** Announces the title after client-side navigation; screen readers read the first page's title themselves. */
export function RouteAnnouncer({ path }: { path: string }) {
  const region = useRef<HTMLSpanElement>(null);
  const announced = useRef(path);

  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    if (region.current) region.current.textContent = document.title;
  }, [path]);

  return (
    <VisuallyHidden>
      <span ref={region} aria-live="polite" />
    </VisuallyHidden>
  );
}
