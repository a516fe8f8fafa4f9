import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { RELOADING } from '@site/contracts/boot';
import { partsOf, routeAt } from '../routes';
import { pause } from '../scheduling/pause';
import { useTexts } from '../texts/useTexts';
import { type Committed, CommittedContext, OpenInstead } from '../pageContext';
import { loadContent } from './loadContent';
import { morph, picturesToMorph } from './morph';
import { openDocument } from './openDocument';
import { leavePage } from '../pageLife';
import { useOpenInstead } from './useOpenInstead';

/**
 * Provides the router's location to what is below once it is to be drawn: when its page has something to show and, where a
 * picture moves, when the browser has captured the previous page. Until then nothing below is drawn again.
 */
export function CommittedLocation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { language } = useTexts();
  const [shown, setShown] = useState<Committed>({ location, navigationType, isMorphed: false });
  const previous = useRef<Committed>(undefined);
  const [openInstead, isAskedFor] = useOpenInstead(location, shown, previous, setShown);

  useLayoutEffect(() => {
    // A page that was given up for its document is not shown once more.
    if (location === shown.location || isAskedFor(location)) return undefined;
    // The boot script has been quicker.
    if (document.documentElement.hasAttribute(RELOADING)) return undefined;
    let isCurrent = true;
    const commit = (isMorphed: boolean) => {
      if (!isCurrent) return;
      previous.current = shown;
      setShown({ location, navigationType, isMorphed });
    };
    const isOtherPage = location.pathname !== shown.location.pathname;
    const route = routeAt(location.pathname, language);
    const parts = partsOf(route, language);

    async function showPage() {
      // A link has waited for them already, or there is nothing that has more.
      const mayHaveMore = isOtherPage && navigationType === 'POP';
      const { pathname, href } = window.location;
      const isDocument = mayHaveMore && (await loadContent(route, language, { pathname, href }));
      if (!isCurrent) return;
      if (isDocument) return openDocument(href);
      const mayMorph =
        isOtherPage &&
        // The page that is left may have pictures, but neither the form nor a page of the shell alone has one that they become.
        parts.some(({ name }) => !name.startsWith('order/')) &&
        // What still has to load would freeze the previous page for the duration of the transition.
        parts.every(({ state }) => state().step === 'loaded');
      const pictures = mayMorph && picturesToMorph(navigationType);
      if (pictures) return morph(pictures, () => flushSync(() => commit(true)));
      // The browser shows first that the page is on its way. Drawn in a transition, the page would wait for a frame each 5 ms.
      await pause();
      // The parts of the page that are to be there with it are drawn in the same step.
      flushSync(() => commit(false));
    }
    // On a slow phone React takes most of a second for it. The header shows it, and assistive technology knows.
    if (isOtherPage) leavePage();
    void showPage();
    return () => {
      isCurrent = false;
    };
  }, [location, navigationType, shown, language, isAskedFor]);

  return (
    <CommittedContext value={shown}>
      <OpenInstead value={openInstead}>{children}</OpenInstead>
    </CommittedContext>
  );
}
