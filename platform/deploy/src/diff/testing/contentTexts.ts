import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localised, type Language } from '@site/contracts/languages';
import { products } from '@site/contracts/products';
import { root } from '@site/tooling/workspace';

/** What a text is about, as the content files themselves have it: by the field that it stands in. */
const FIELDS = {
  doses:
    /^(composition\.rows\.\d+\.(amount|what)|dosage\.(facts\.\d+\.value|steps\.\d+)|mechanism\.slides\.\d+\.amount)$/,
  warnings: /^(safety\.cards\.\d+\.text|indications\.slides\.\d+\.doctor|labelLine)$/,
  claims: /^(mechanism\.slides\.\d+\.text|mechanism\.lead|overview\.points\.0)$/,
} as const;

export type ContentSubject = keyof typeof FIELDS;

/** A text of the content, and the page on which it stands. */
export interface ContentText {
  path: string;
  text: string;
}

function leavesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, it]) => leavesOf(it, path ? `${path}.${key}` : key));
}

/** The texts of both products about a subject, in a language. */
export function contentTexts(subject: ContentSubject, language: Language): ContentText[] {
  const folder = join(root, 'remote-products/content', language === 'en' ? '' : language);
  return products.flatMap(({ id, path }) => {
    const content = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as unknown;
    return leavesOf(content)
      .filter(([field, text]) => FIELDS[subject].test(field) && !text.includes('{'))
      .map(([, text]) => ({ path: localised(path, language), text }));
  });
}
