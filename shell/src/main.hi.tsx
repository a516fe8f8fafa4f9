import '@site/shared-ui/styles/devanagari.css';
import './layout/favicon.svg';
import { startInSteps } from './starting/startInSteps';

void startInSteps(
  async () => {
    const { hindi } = await import(/* webpackMode: "eager" */ './texts/hi');
    return hindi;
  },
  {
    home: () => import(/* webpackChunkName: "page-home.hi" */ './pages/scripts/home.hi'),
    seldom: () => import(/* webpackChunkName: "page-seldom.hi" */ './pages/scripts/seldom.hi'),
    ...(HAS_CATALOGUE && {
      catalogue: () =>
        import(/* webpackChunkName: "page-catalogue.hi" */ './pages/scripts/catalogue.hi'),
    }),
  },
);
