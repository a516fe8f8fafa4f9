import { fillBrand } from '@site/contracts/brand';
import home from '../../../content/home.json';
import { Home } from '../home/Home';
import type { PagesApart } from '../apart/pagesApart';

const words = fillBrand(home);

export const pages: PagesApart = {
  home: ({ shell }) => <Home shell={shell} words={words} />,
};
