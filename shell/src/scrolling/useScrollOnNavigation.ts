import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { products } from '@site/contracts/products';
import { anchorOf } from './anchorOf';
import { focusForReading } from './focusForReading';
import { keepInPlace } from './keepInPlace';
import { scrollToElement, scrollToTop } from './scrollTo';
import { whenPresent } from './whenPresent';

const isProductPage = (pathname: string) => products.some((product) => product.path === pathname);

/**
 * Scrolls as specification §2 says: every screen opens at its top (product pages smoothly), then goes to the
 * element that the address names. Back and Forward within the site go to where the visitor was.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const previousPath = useRef<string>(undefined);
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remembered = places.current;
    const remember = () => remembered.set(location.key, window.scrollY);
    window.addEventListener('scrollend', remember);
    return () => window.removeEventListener('scrollend', remember);
  }, [location.key]);

  useEffect(() => {
    const isOpening = previousPath.current === undefined;
    const isSameScreen = previousPath.current === location.pathname;
    previousPath.current = location.pathname;

    const place = places.current.get(location.key);
    if (navigation === 'POP' && !isOpening && place !== undefined) {
      scrollToTop(place, 'instant');
      return keepInPlace(() => scrollToTop(place, 'instant'));
    }

    const anchor = anchorOf(location);
    if (!anchor || !isSameScreen) {
      scrollToTop(0, isSameScreen || isProductPage(location.pathname) ? 'smooth' : 'instant');
    }
    if (anchor) {
      let endKeeping = () => {};
      const endWaiting = whenPresent(anchor, (element) => {
        scrollToElement(element, isSameScreen ? 'smooth' : 'instant');
        endKeeping = keepInPlace(() => scrollToElement(element, 'instant'));
        if (!isOpening) focusForReading(element);
      });
      return () => {
        endWaiting();
        endKeeping();
      };
    }
    return isOpening || isSameScreen ? undefined : whenPresent('main h1', focusForReading);
  }, [location, navigation]);
}
