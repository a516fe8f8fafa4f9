import { useEffect, useState } from 'react';
import { productAnchors, type ProductAnchor } from '@site/contracts/paths';

/** The strip of the window, a little above its middle, in which a section counts as the one being read. */
const READING_STRIP = '-35% 0px -60% 0px';

/** Gives the section that the visitor is reading, and null before the page knows. */
export function useSectionInView(): ProductAnchor | null {
  const [inView, setInView] = useState<ProductAnchor | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(entered.target.id as ProductAnchor);
      },
      { rootMargin: READING_STRIP },
    );
    for (const anchor of productAnchors) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inView;
}
