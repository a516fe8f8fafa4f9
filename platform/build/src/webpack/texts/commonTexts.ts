import { defaultLanguage, languageNames, languages, type Language } from '@site/company/languages';
import { products } from '@site/company/products';
import type { SourcedText, TextsByLanguage } from '@site/contracts/publishedRelease';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillBrand } from '@site/company/brand';
import { formatPath, parseJson, textsOf } from '@site/tooling/files/readJsonFile';

const BRAND_FILE = 'brand.json';
const PRODUCTS_FILE = 'company/src/products.ts';
const LANGUAGES_FILE = 'company/src/languages.ts';

/** The file of the brand's words in a language. */
const wordsFile = (language: Language) =>
  language === defaultLanguage ? BRAND_FILE : `brand.${language}.json`;

/** The files that `commonTexts` reads. */
export const commonFiles: readonly string[] = [
  ...languages.map(wordsFile),
  PRODUCTS_FILE,
  LANGUAGES_FILE,
];

const isOf = (field: string) => (sourcedText: SourcedText) =>
  sourcedText.path.split(/[.[]/, 1)[0] === field;

/** The address as one line too, and the networks by their names: both are shown. */
function furtherForms(brand: readonly SourcedText[]): SourcedText[] {
  const lines = brand.filter(isOf('address'));
  const [first] = lines;
  const address = lines.map(({ text }) => text).join(', ');
  const networks = brand.filter(isOf('social'));
  return [
    ...(first && lines.length > 1 ? [{ ...first, path: 'address', text: address }] : []),
    ...networks.map((network) => ({ ...network, text: network.path.slice('social.'.length) })),
  ];
}

function brandTexts(root: string, language: Language): SourcedText[] {
  const words = sourcedTexts(root, wordsFile(language));
  const isTranslated = (sourcedText: SourcedText) =>
    words.some(({ path }) => path === sourcedText.path);
  const rest = sourcedTexts(root, BRAND_FILE).filter((sourcedText) => !isTranslated(sourcedText));
  // An address in another language may have fewer lines.
  const brand = [...words, ...rest.filter((other) => !isOf('address')(other))];
  return [...brand, ...furtherForms(brand)];
}

/** Takes a text between quotation marks that stands once in a source file. */
function inCode(root: string, file: string, literal: string, texts: readonly string[]) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const line = lines.findIndex((line) => line.includes(`'${literal}'`)) + 1;
  if (line === 0)
    throw new Error(
      `${file} has changed, and does not hold '${literal}' any more: start this command again, or write it between single quotation marks.`,
    );
  return texts.map((text): SourcedText => ({ file, line, path: literal, text }));
}

/** What every part of the site may show, with its places: the brand, the names of products and of languages. */
export function commonTexts(root: string): TextsByLanguage {
  const names = [
    ...products.flatMap(({ name, orderValue }) =>
      inCode(root, PRODUCTS_FILE, name.slice(name.lastIndexOf(' ') + 1), [name, orderValue]),
    ),
    ...languages.flatMap((language) =>
      inCode(root, LANGUAGES_FILE, languageNames[language], [languageNames[language]]),
    ),
  ];
  return Object.fromEntries(
    languages.map((language) => [language, [...brandTexts(root, language), ...names]]),
  );
}

/** Every text of a JSON file with its place. Takes the repository's folder, and the file's path in it. */
export function sourcedTexts(root: string, file: string): SourcedText[] {
  const json = parseJson(readFileSync(join(root, file), 'utf8'));
  return textsOf(json).map(({ path, line, text }) => ({
    file,
    line,
    path: formatPath(path),
    text: fillBrand(text),
  }));
}
