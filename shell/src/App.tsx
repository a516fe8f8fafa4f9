import { useMemo, useSyncExternalStore } from 'react';
import { Layout, MAIN_ID } from './layout/Layout';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { useFollowLinks } from './navigation/useFollowLinks';
import { useBusyWhileLeaving } from './navigation/useBusyWhileLeaving';
import { useShownLocation } from './navigation/useShownLocation';
import { Notifications } from './notifications/Notifications';
import { useKeptPages } from './offline/useKeptPages';
import { pageAt } from './pages/pageAt';
import { usePrefetchOnIntent } from './prefetching/usePrefetchOnIntent';
import { onRoutes, routesSoFar } from './routes/routesInUse';
import { useScrollOnNavigation } from './scrolling/useScrollOnNavigation';
import { useTexts } from './texts/useTexts';

export interface AppProps {
  /** The year in the prerendered page; the browser replaces it by the current one. */
  composedYear: number;
}

export function App({ composedYear }: AppProps) {
  const shown = useShownLocation();
  const { location } = shown;
  const { language } = useTexts();
  // More of them may become known when the visitor goes on to another page.
  const routes = useSyncExternalStore(onRoutes, routesSoFar, routesSoFar);
  useFollowLinks();
  useBusyWhileLeaving(shown, MAIN_ID);
  useScrollOnNavigation(shown);
  usePrefetchOnIntent();
  useKeptPages(location.pathname);
  // While another page is on its way, this one is not drawn again; it may be another one once there are other routes.
  const page = useMemo(
    () => routes && pageAt(location.pathname, language).page,
    [routes, location, language],
  );
  return (
    <>
      <Layout composedYear={composedYear}>{page}</Layout>
      <Notifications />
      <RouteAnnouncer path={location.pathname} />
    </>
  );
}
