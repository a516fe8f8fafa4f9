import { useMemo } from 'react';
import { Layout, MAIN_ID } from './layout/Layout';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { useFollowLinks } from './navigation/useFollowLinks';
import { useBusyWhileLeaving } from './navigation/useBusyWhileLeaving';
import { useCommittedLocation } from './navigation/useCommittedLocation';
import { Notifications } from './notifications/Notifications';
import { useKeptPages } from './offline/notifyServiceWorker';
import { FollowedToTop } from './pages/FollowedToTop';
import { NotFound } from './pages/not-found/NotFound';
import { pageAt } from './pages/pageAt';
import { usePrefetchOnIntent } from './prefetching/usePrefetchOnIntent';
import { useScrollOnNavigation } from './scrolling/useScrollOnNavigation';
import { useTexts } from './texts/useTexts';

export interface AppProps {
  /** The year in the prerendered page; the browser replaces it by the current one. */
  composedYear: number;
}

export function App({ composedYear }: AppProps) {
  const shown = useCommittedLocation();
  const { location, navigation, isMorphed } = shown;
  const { language } = useTexts();
  useFollowLinks();
  useBusyWhileLeaving(shown, MAIN_ID);
  useScrollOnNavigation(shown);
  usePrefetchOnIntent();
  useKeptPages(location.pathname);
  // While another page is on its way, this one is not drawn again.
  const page = useMemo(
    () => pageAt(location.pathname, language)?.element ?? <NotFound />,
    [location, language],
  );
  return (
    <>
      <Layout composedYear={composedYear}>
        <FollowedToTop value={navigation === 'PUSH' && !location.hash && !isMorphed}>
          {page}
        </FollowedToTop>
      </Layout>
      <Notifications />
      <RouteAnnouncer path={location.pathname} />
    </>
  );
}
