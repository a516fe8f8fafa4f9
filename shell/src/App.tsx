import { useSyncExternalStore } from 'react';
import { Route, Routes } from 'react-router-dom';
import { catalogue } from '@site/contracts/catalogue';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { Layout, MAIN_ID } from './layout/Layout';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { useBusyWhileLeaving } from './navigation/useBusyWhileLeaving';
import { useShownLocation } from './navigation/useShownLocation';
import { Notifications } from './notifications/Notifications';
import { useKeptPages } from './offline/useKeptPages';
import { BuyNow } from './pages/buy-now/BuyNow';
import { Catalogue } from './pages/catalogue/Catalogue';
import { Home } from './pages/home/Home';
import { PrivacyPolicy } from './pages/privacy-policy/PrivacyPolicy';
import { Product } from './pages/product/Product';
import { usePrefetchOnIntent } from './prefetching/usePrefetchOnIntent';
import { RemotePage } from './pages/remote/RemotePage';
import { UnknownPage } from './pages/remote/UnknownPage';
import { onRoutes, routesIn, routesSoFar } from './routes/routesInUse';
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
  useSyncExternalStore(onRoutes, routesSoFar, routesSoFar);
  useBusyWhileLeaving(shown, MAIN_ID);
  useScrollOnNavigation(shown);
  usePrefetchOnIntent();
  useKeptPages(location.pathname);
  return (
    <>
      <Layout composedYear={composedYear}>
        <Routes location={location}>
          <Route path={paths.home} element={<Home />} />
          {products.map((product) => (
            <Route
              key={product.id}
              path={product.path}
              element={<Product key={product.id} product={product} />}
            />
          ))}
          {catalogue.pages.map((page) => (
            <Route
              key={page.path}
              path={page.path}
              element={<Catalogue key={page.path} page={page} />}
            />
          ))}
          <Route path={paths.buyNow} element={<BuyNow />} />
          {/* §2 gives the mobile Buy Now as /buy and the form's route as /buy-now. */}
          <Route path={paths.buy} element={<BuyNow isAlias />} />
          <Route path={paths.privacyPolicy} element={<PrivacyPolicy />} />
          {routesIn(language).map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<RemotePage key={route.path} route={route} />}
            />
          ))}
          <Route path="*" element={<UnknownPage />} />
        </Routes>
      </Layout>
      <Notifications />
      <RouteAnnouncer path={location.pathname} />
    </>
  );
}
