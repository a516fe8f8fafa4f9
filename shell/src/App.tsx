import { useRoutes } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { useCommittedLocation } from './pageContext';
import { CommittedLocation } from './navigation/CommittedLocation';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { useFollowLinks } from './navigation/useFollowLinks';
import { usePrefetchOnIntent } from './navigation/usePrefetchOnIntent';
import { Notifications } from './notifications/Notifications';
import { useKeptPages } from './offline/notifyServiceWorker';
import { routesIn } from './routes';
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
  const { location } = useCommittedLocation();
  const { language } = useTexts();
  useFollowLinks();
  useScrollOnNavigation();
  usePrefetchOnIntent();
  useKeptPages(location.pathname);
  // Within the routes `useLocation` is this location too, and `useNavigationType` always POP.
  const site = useRoutes(
    [{ element: <Layout composedYear={composedYear} />, children: routesIn(language) }],
    location,
  );
  return (
    <>
      {site}
      <Notifications />
      <RouteAnnouncer path={location.pathname} />
    </>
  );
}
