import type { ProductContent } from '../content/schema';

/** What a pack's label says beside the name: one line per active, with its amount where the content gives one. */
export function labelLines({ composition }: Pick<ProductContent, 'composition'>): string[] {
  return composition.rows.map(({ active, amount }) => [active, amount].filter(Boolean).join(' '));
}
