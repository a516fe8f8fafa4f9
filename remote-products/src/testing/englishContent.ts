import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductId } from '@site/contracts/products';
import { READ_TEXT, type ReadText } from '@site/contracts/rendering';
import { unlistedProducts } from '../../content/unlistedProducts';
import type { ProductContent } from '../../content/schema';
import { contentOf } from '../texts/contentOf';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, `../../content/${name}.json`), 'utf8'));

/** The English content of any product. */
export const englishContent = (id: ProductId): ProductContent => contentOf(read(id) as object);

/** Gives the texts that pages bring along, in English, as where pages are rendered. */
export function provideEnglishTexts(): void {
  let texts: Record<string, unknown> | undefined;
  const readText: ReadText = (_, file) => {
    texts ??= unlistedProducts().texts(read);
    return texts[/([^/]*)\.json$/.exec(file)?.[1] ?? ''];
  };
  Object.assign(globalThis, { [READ_TEXT]: readText, PAGES_BRING_FILES: true });
}
