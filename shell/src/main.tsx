import './layout/favicon.svg';
import { startInSteps } from './starting/startInSteps';

void startInSteps(
  async () => {
    const { english } = await import(/* webpackMode: "eager" */ './texts/en');
    return english;
  },
  {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/apart/home'),
    seldom: () => import(/* webpackChunkName: "page-seldom" */ './pages/apart/seldom'),
    ...(HAS_CATALOGUE && {
      catalogue: () => import(/* webpackChunkName: "page-catalogue" */ './pages/apart/catalogue'),
    }),
  },
);
