import { fillBrand } from '@site/contracts/brand';
import privacy from '../../../content/hi/privacy-policy.json';
import standIns from '../../../content/hi/stand-ins.json';
import { NotFound } from '../not-found/NotFound';
import { PrivacyPolicy } from '../privacy-policy/PrivacyPolicy';
import type { PagesApart } from '../apart/pagesApart';

const policy = fillBrand(privacy);
const notFound = fillBrand(standIns.notFound);

export const pages: PagesApart = {
  privacyPolicy: ({ shell }) => <PrivacyPolicy shell={shell} words={policy} />,
  notFound: ({ shell }) => <NotFound shell={shell} words={notFound} />,
};
