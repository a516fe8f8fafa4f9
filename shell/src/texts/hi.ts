import { fillBrand } from '@site/contracts/brand';
import { brandInHindi } from '@site/contracts/brandInHindi';
import site from '../../content/hi/site.json';
import type { SiteTexts } from './SiteTexts';

export const hindi: SiteTexts = fillBrand({ language: 'hi', brand: brandInHindi, site });
