import { brand, fillBrand } from '@site/contracts/brand';
import home from '../../content/home.json';
import privacy from '../../content/privacy-policy.json';
import site from '../../content/site.json';
import type { SiteTexts } from './SiteTexts';

export const english: SiteTexts = fillBrand({ language: 'en', brand, site, home, privacy });
