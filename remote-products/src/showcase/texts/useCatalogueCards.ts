import { use } from 'react';
import type { ProductId } from '@site/contracts/products';
import type { CardContent } from '../../../content/schema';
import { cataloguePage } from '../../../content/unlistedNames';
import { contentOf } from '../../texts/contentOf';
import { pageText } from '../../texts/pageText';
import { useTexts } from './useTexts';

/** What the cards of a page of the catalogue say; suspends while it is fetched, when it did not come with the page. */
export function useCatalogueCards(page: number): Readonly<Record<ProductId, CardContent>> {
  const text = pageText(`${useTexts().language}/${cataloguePage(page)}`);
  return contentOf(text instanceof Promise ? use(text) : text);
}
