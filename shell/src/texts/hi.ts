import { brandInHindi } from '@site/company/brandInHindi';
import home from '../../content/hi/home.json';
import site from '../../content/hi/site.json';
import standIns from '../../content/hi/stand-ins.json';
import type { SiteTexts } from './SiteTexts';

export const hindi: SiteTexts = {
  language: 'hi',
  brand: brandInHindi,
  site,
  home,
  notFound: standIns.notFound,
};
