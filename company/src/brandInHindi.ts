import data from '../../brand.hi.json';
import type { BrandWords } from './brand';

/** The brand's words in Hindi. Separate from `brand`, so that pages in other languages do not load it. */
export const brandInHindi: BrandWords = data;
