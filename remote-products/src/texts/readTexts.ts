import type { ProductId } from '@site/contracts/products';
import { contentOf } from './contentOf';
import type { TextsOf } from './ProductTexts';

export interface TextFiles<Words, Content> extends Omit<TextsOf<Words, Content>, 'listed'> {
  /**
   * What gives the content of each product that menus list. Asked each time: where pages are rendered, the content is a
   * file of its own, and the page that asks for it depends on it.
   */
  listed: Readonly<Partial<Record<ProductId, () => Readonly<Record<keyof Content, unknown>>>>>;
}

/** Fills the brand in. `npm run content -- check` validates the files, so that browsers need not load zod. */
export function readTexts<Words, Content extends object>({
  listed,
  ...rest
}: TextFiles<Words, Content>): TextsOf<Words, Content> {
  const getters = Object.entries(listed).map(([product, read]) => [
    product,
    { enumerable: true, get: () => contentOf<Content>(read()) },
  ]);
  return {
    ...rest,
    listed: Object.defineProperties({}, Object.fromEntries(getters)) as Partial<
      Record<ProductId, Content>
    >,
  };
}
