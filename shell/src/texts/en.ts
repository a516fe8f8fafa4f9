import { brand } from '@site/company/brand';
import home from '../../content/home.json';
import site from '../../content/site.json';
import standIns from '../../content/stand-ins.json';
import type { SiteTexts } from './SiteTexts';

export const english: SiteTexts = {
  language: 'en',
  brand,
  site,
  home,
  notFound: standIns.notFound,
};
