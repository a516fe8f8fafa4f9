import { join } from 'node:path';
import { catalogue, type Catalogue } from '@site/contracts/catalogue';
import { products, type Product } from '@site/contracts/products';
import { folderOf, root } from '@site/tooling/workspace';
import { cataloguePage, pictureAddresses } from './unlistedNames';
import type { CardContent, ProductContent } from './schema';

const PICTURES = join(root, folderOf('remoteProducts'), 'src/packshots/files');

/** The names of the pictures that a content shows. */
function picturesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'picture' ? [String(value)] : picturesIn(value),
  );
}

const cardOf = ({ card, kind, labelLine, look }: ProductContent): CardContent => ({
  card,
  kind,
  labelLine,
  look,
});

/**
 * What stands in no script, as only the page of one product or one page of the catalogue shows it. Scripts have the products that
 * menus list, so the two of specification §2.
 */
export function unlistedProducts(
  all: readonly Product[] = products,
  { listed, pages }: Catalogue = catalogue,
) {
  const unlisted = all.filter((it) => !listed.includes(it));
  return {
    texts: (read: (name: string) => unknown): Record<string, unknown> => {
      const contents = new Map(all.map(({ id }) => [id, read(id) as ProductContent]));
      const cards = pages.map((page) => [
        cataloguePage(page.number),
        Object.fromEntries(
          page.products.map(({ id }) => [id, cardOf(contents.get(id) as ProductContent)]),
        ),
      ]);
      return Object.fromEntries([...unlisted.map(({ id }) => [id, contents.get(id)]), ...cards]);
    },
    pictures: (read: (name: string) => unknown): Record<string, string> => {
      const shownBy = (some: readonly Product[]) => some.flatMap(({ id }) => picturesIn(read(id)));
      const inScripts = new Set(shownBy(listed));
      const names = [...new Set(shownBy(unlisted))].filter((it) => !inScripts.has(it));
      const addresses = names.flatMap((it) => Object.values(pictureAddresses(it)).flat());
      return Object.fromEntries(
        addresses.map((it) => [it, join(PICTURES, it.slice(it.lastIndexOf('/') + 1))]),
      );
    },
  };
}
