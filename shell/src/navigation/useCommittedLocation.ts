import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { languageOf } from '@site/contracts/languages';
import { pageAt } from '../pages/pageAt';
import { partsReady } from '../remotes/partsReady';
import { availableIn } from '../remotes/releasesInUse';
import { remoteModule } from '../remotes/remoteModule';
import { canMorph, morph, type NavigationType } from './morph';

/** The location that is rendered. Its identity changes only with the location. */
export interface CommittedLocation {
  location: Location;
  navigation: NavigationType;
  /** Whether a view transition led to it. */
  isMorphed: boolean;
}

/** A part that still has to load would freeze the previous page for the duration of the transition. */
function arePartsLoaded(path: string): boolean {
  const language = languageOf(window.location.pathname);
  const modules = pageAt(path, language)?.modules ?? [];
  return modules.every(
    (module) => remoteModule(availableIn(module, language)).state().step === 'loaded',
  );
}

/** The router's location, held back during a view transition until the browser has captured the previous page. */
export function useCommittedLocation(): CommittedLocation {
  const location = useLocation();
  const navigation = useNavigationType();
  const [shown, setShown] = useState<CommittedLocation>({ location, navigation, isMorphed: false });

  const isNew = location !== shown.location;
  const isMorphing =
    isNew &&
    location.pathname !== shown.location.pathname &&
    // A redirect shows the same page.
    navigation !== 'REPLACE' &&
    canMorph(navigation) &&
    arePartsLoaded(location.pathname);
  if (isNew && !isMorphing) setShown({ location, navigation, isMorphed: false });

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
