import { Layout } from './layout/Layout';
import { CommittedLocation, useCommittedLocation } from './navigation/CommittedLocation';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { useFollowLinks } from './navigation/useFollowLinks';
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
  return (
    <CommittedLocation>
      <Site composedYear={composedYear} />
    </CommittedLocation>
  );
}

function Site({ composedYear }: AppProps) {
  const { location, navigationType, isMorphed } = useCommittedLocation();
  const { pathname, hash } = location;
  const { language } = useTexts();
  useFollowLinks();
  useScrollOnNavigation();
  usePrefetchOnIntent();
  useKeptPages(pathname);
  return (
    <>
      <Layout composedYear={composedYear}>
        <FollowedToTop value={navigationType === 'PUSH' && !hash && !isMorphed}>
          {pageAt(pathname, language)?.element ?? <NotFound />}
        </FollowedToTop>
      </Layout>
      <Notifications />
      <RouteAnnouncer path={pathname} />
    </>
  );
}
