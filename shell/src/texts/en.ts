import { brand, fillBrand } from '@site/contracts/brand';
import site from '../../content/site.json';
import type { SiteTexts } from './SiteTexts';

export const english: SiteTexts = fillBrand({ language: 'en', brand, site });
