import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { inLanguage } from '@site/contracts/exposedModules';
import { languageOf } from '@site/contracts/languages';
import { modulesOnPage } from '../remotes/modulesOnPage';
import { resources } from '../remotes/resources';
import { canMorph, morph, type NavigationType } from './morph';

/** The location whose screen is drawn. The object is the same one until another location's screen is. */
export interface ShownLocation {
  location: Location;
  /** How the visitor came to it. */
  navigation: NavigationType;
  /** Whether the screen before turned into it before the visitor's eyes. */
  isMorphed: boolean;
}

/** Tells whether a screen can be drawn at once: one that must wait would keep the page before still for as long. */
const isAtHand = (path: string) => {
  const language = languageOf(window.location.pathname);
  return modulesOnPage(path).every((it) => resources.get(inLanguage(it, language))?.hasArrived());
};

/**
 * The location to draw: the router's, but that the screen before stays until the browser has taken a picture of it, where one
 * screen turns into another. Where that is not possible, or not wanted, both are always the same.
 */
export function useShownLocation(): ShownLocation {
  const location = useLocation();
  const navigation = useNavigationType();
  const [shown, setShown] = useState<ShownLocation>({ location, navigation, isMorphed: false });

  const isNew = location !== shown.location;
  const isMorphing =
    isNew &&
    location.pathname !== shown.location.pathname &&
    // An address that is only put right shows the same screen.
    navigation !== 'REPLACE' &&
    canMorph(navigation) &&
    isAtHand(location.pathname);
  if (isNew && !isMorphing) setShown({ location, navigation, isMorphed: false });

  useLayoutEffect(() => {
    if (!isMorphing) return;
    let isCurrent = true;
    morph(() => {
      if (isCurrent) flushSync(() => setShown({ location, navigation, isMorphed: true }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isMorphing, location, navigation]);

  return shown;
}
