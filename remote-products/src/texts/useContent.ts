import { use } from 'react';
import type { ProductId } from '@site/contracts/products';
import type { ProductContent } from '../../content/schema';
import { contentOf } from './contentOf';
import { pageText } from './pageText';
import { useTexts } from './useTexts';

/** The content of a product; suspends while it is fetched, when it came neither with the scripts nor with the page. */
export function useContent(product: ProductId): ProductContent {
  const { language, listed } = useTexts();
  const content = listed[product];
  if (content || !PAGES_BRING_FILES) return content as ProductContent;
  const text = pageText(`${language}/${product}`);
  return contentOf(text instanceof Promise ? use(text) : text);
}
