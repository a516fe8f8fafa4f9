import { useEffect, useState } from 'react';
import { productAnchors, type ProductAnchor } from '@site/company/paths';

/** A section is current while it crosses a strip a little above the middle of the window. */
const READING_STRIP = '-35% 0px -60% 0px';

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
