import { useEffect, useLayoutEffect, useRef } from 'react';
import { products } from '@site/contracts/products';
import type { ShownLocation } from '../navigation/useShownLocation';
import { anchorOf } from './anchorOf';
import { focusForReading } from './focusForReading';
import { keepInPlace } from './keepInPlace';
import { scrollToElement, scrollToTop } from './scrollTo';
import { linkTo, usePlaces, type Place } from './usePlaces';
import { whenPresent } from './whenPresent';

/** The heading of a screen. */
const HEADING = 'main h1';

const isProductPage = (pathname: string) => products.some((product) => product.path === pathname);

/**
 * Goes back to where the visitor was; reading and tabbing go on at the link that was followed, or, on another screen, at its
 * heading.
 */
function returnTo({ top, link }: Place, isSameScreen: boolean): () => void {
  const scroll = () => scrollToTop(top, 'instant');
  scroll();
  const endKeeping = keepInPlace(scroll);
  const endWaiting = whenPresent(HEADING, (heading) => {
    const followed = link === undefined ? undefined : linkTo(link);
    if (followed) focusForReading(followed);
    else if (!isSameScreen) focusForReading(heading);
  });
  return () => {
    endKeeping();
    endWaiting();
  };
}

/**
 * Scrolls as specification §2 says: every screen opens at its top (product pages smoothly), then goes to the
 * element that the address names. Back and Forward within the site go to where the visitor was.
 * A screen that another one turned into has no place of its own yet from which it could scroll.
 */
export function useScrollOnNavigation(shown: ShownLocation): void {
  const previousPath = useRef<string>(undefined);
  const placeOf = usePlaces(shown.location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // Before the browser paints: a screen is never seen at the place of the one before.
  useLayoutEffect(() => {
    const { location, navigation, isMorphed } = shown;
    const isOpening = previousPath.current === undefined;
    const isSameScreen = previousPath.current === location.pathname;
    previousPath.current = location.pathname;

    const place = placeOf(location.key);
    if (navigation === 'POP' && !isOpening && place) return returnTo(place, isSameScreen);

    const anchor = anchorOf(location);
    if (!anchor || !isSameScreen) {
      const isSmooth = isSameScreen || (isProductPage(location.pathname) && !isMorphed);
      scrollToTop(0, isSmooth ? 'smooth' : 'instant');
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
    return isOpening || isSameScreen ? undefined : whenPresent(HEADING, focusForReading);
  }, [shown, placeOf]);
}
