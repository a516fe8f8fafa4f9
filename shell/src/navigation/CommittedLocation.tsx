import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  UNSAFE_LocationContext as RouterLocation,
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { MAIN_ID } from '../layout/Layout';
import { partsAt } from '../pages/pageAt';
import { pause } from '../scheduling/pause';
import './leaving.css';
import { morph, picturesToMorph } from './morph';

/** The location that is rendered. Its identity changes only with the location. */
export interface Committed {
  location: Location;
  navigationType: NavigationType;
  /** Whether a view transition led to it. */
  isMorphed: boolean;
}

const CommittedContext = createContext<Committed | null>(null);

export const useCommittedLocation = () => useContext(CommittedContext) as Committed;

/**
 * Provides the router's location to what is below once it is to be drawn: soon, or, where a picture moves, when the browser has
 * captured the previous page. Until then nothing below is drawn again.
 */
export function CommittedLocation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<Committed>({ location, navigationType, isMorphed: false });

  useLayoutEffect(() => {
    if (location === shown.location) return undefined;
    let isCurrent = true;
    const commit = (isMorphed: boolean) => {
      if (isCurrent) setShown({ location, navigationType, isMorphed });
    };
    const isOtherPage = location.pathname !== shown.location.pathname;
    const content = document.getElementById(MAIN_ID);
    // On a slow phone React takes most of a second for it. The header shows it, and assistive technology knows.
    if (isOtherPage) content?.setAttribute('aria-busy', 'true');
    const parts = partsAt(location.pathname);
    const mayMorph =
      isOtherPage &&
      // Neither the form nor a page of the shell alone has pictures.
      parts.some(({ name }) => !name.startsWith('remoteOrder/')) &&
      // What still has to load would freeze the previous page for the duration of the transition.
      parts.every((part) => part.state().step === 'loaded');
    const pictures = mayMorph && picturesToMorph(navigationType);
    if (pictures) morph(pictures, () => flushSync(() => commit(true)));
    // The browser shows first that the page is on its way. Drawn in a transition, the page would wait for a frame each 5 ms.
    else void pause().then(() => commit(false));
    return () => {
      isCurrent = false;
      content?.removeAttribute('aria-busy');
    };
  }, [location, navigationType, shown]);

  return (
    <CommittedContext value={shown}>
      <RouterLocation value={shown}>{children}</RouterLocation>
    </CommittedContext>
  );
}
