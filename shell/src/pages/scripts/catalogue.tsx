import { fillBrand } from '@site/contracts/brand';
import catalogue from '../../../content/catalogue.json';
import { Catalogue } from '../catalogue/Catalogue';
import type { PagesApart } from '../apart/pagesApart';

const words = fillBrand(catalogue);

export const pages: PagesApart = {
  catalogue: ({ shell, listed }) =>
    listed && <Catalogue key={listed.path} shell={shell} page={listed} words={words} />,
};
