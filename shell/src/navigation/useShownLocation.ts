import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { languageOf } from '@site/contracts/languages';
import { loadPageAt } from '../pages/pageAt';
import { isKnownPath, modulesOnPage } from '../remotes/modulesOnPage';
import { partsReady } from '../remotes/partsReady';
import { availableIn } from '../remotes/releasesInUse';
import { remoteModule } from '../remotes/remoteModule';
import { stylesUnderWay } from '../styles/laterStyles';
import { canMorph, morph, type NavigationType } from './morph';
import { openAsDocument } from './openAsDocument';

/** The location that is rendered. Its identity changes only with the location. */
export interface ShownLocation {
  location: Location;
  navigation: NavigationType;
  /** Whether a view transition led to it. */
  isMorphed: boolean;
}

/** A page that still has to load would freeze the previous one for the duration of the transition. */
const isLoaded = (path: string) => {
  const language = languageOf(window.location.pathname);
  return (
    isKnownPath(path) &&
    modulesOnPage(path).every(
      (it) => remoteModule(availableIn(it, language)).state().step === 'loaded',
    )
  );
};

/** Settles when the page at a path lacks neither styles nor the script that it is in; undefined when that is so already. */
function pageUnderWay(path: string): Promise<unknown> | undefined {
  const awaited = [stylesUnderWay(), loadPageAt(path)].filter((it) => it !== undefined);
  return awaited.length ? Promise.all(awaited) : undefined;
}

/**
 * The router's location, held back until the styles and the script of another page are there, and during a view transition
 * until the browser has captured the previous page.
 */
export function useShownLocation(): ShownLocation {
  const location = useLocation();
  const navigation = useNavigationType();
  const [shown, setShown] = useState<ShownLocation>({ location, navigation, isMorphed: false });

  const isOtherPage = location.pathname !== shown.location.pathname;
  const awaited = isOtherPage ? pageUnderWay(location.pathname) : undefined;
  const isNew = location !== shown.location && !awaited;
  const isMorphing =
    isNew &&
    isOtherPage &&
    // A redirect shows the same page.
    navigation !== 'REPLACE' &&
    canMorph(navigation) &&
    isLoaded(location.pathname);
  if (isNew && !isMorphing) setShown({ location, navigation, isMorphed: false });

  useLayoutEffect(() => {
    if (!awaited) return;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setShown({ location, navigation, isMorphed: false });
    };
    const giveUp = () => {
      if (isCurrent) openAsDocument();
    };
    awaited.then(() => startTransition(show), giveUp);
    return () => {
      isCurrent = false;
    };
  }, [awaited, location, navigation]);

  useLayoutEffect(() => {
    if (!isMorphing) return;
    let isCurrent = true;
    morph(() => {
      if (isCurrent) flushSync(() => setShown({ location, navigation, isMorphed: true }));
    }, partsReady);
    return () => {
      isCurrent = false;
    };
  }, [isMorphing, location, navigation]);

  return shown;
}
