import { products } from '@site/contracts/products';
import { describeFaults } from './describeFaults';
import { findForbiddenWording } from './forbiddenWording';
import { findLongSentences } from './longSentences';
import { productContent } from './schema';

/** The file whose words all products have in common; its translations are compared, and it needs no schema. */
const COMMON = 'page';

/** A file of the folder `content`. */
export interface ContentFile {
  /** Its name without `.json`: the product's id. */
  name: string;
  /** What it holds, unparsed. */
  text: string;
}

function faultsOfFile({ name, text }: ContentFile): string[] {
  if (name === COMMON) return faultsOfWords(text);
  if (!products.some(({ id }) => id === name)) {
    return [
      'the file: No product has this name. Products are listed in contracts/src/products.ts.',
    ];
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return [`the file: It is not valid JSON. ${(error as Error).message}`];
  }
  const { error } = productContent.safeParse(content);
  return [
    ...(error ? describeFaults(error) : []),
    ...findForbiddenWording(content),
    ...findLongSentences(content),
  ];
}

function faultsOfWords(text: string): string[] {
  try {
    const words: unknown = JSON.parse(text);
    return [...findForbiddenWording(words, { ownPlaceholders: true }), ...findLongSentences(words)];
  } catch (error) {
    return [`the file: It is not valid JSON. ${(error as Error).message}`];
  }
}

function isUnreviewed({ text }: ContentFile): boolean {
  try {
    return (JSON.parse(text) as { reviewed?: unknown }).reviewed === null;
  } catch {
    return false;
  }
}

/**
 * Checks the files of the content folder: their shape, their wording, the length of their sentences and
 * their review state.
 * Gives the faults as lines for editors (`forte.json: safety.cards[0].text: …`) and the files that nobody has reviewed;
 * an unreviewed file is no fault, it builds and shows.
 */
export function checkContent(files: readonly ContentFile[]) {
  const missing = products.filter(({ id }) => !files.some(({ name }) => name === id));
  return {
    faults: [
      ...missing.map(({ id }) => `${id}.json: The file is missing.`),
      ...files.flatMap((file) => faultsOfFile(file).map((fault) => `${file.name}.json: ${fault}`)),
    ],
    unreviewed: files.filter(isUnreviewed).map(({ name }) => `${name}.json`),
  };
}

/** Checks files of texts that are about no product: what `checkContent` checks without a schema, and gives. */
export function checkWords(files: readonly ContentFile[]) {
  return {
    faults: files.flatMap(({ name, text }) =>
      faultsOfWords(text).map((fault) => `${name}.json: ${fault}`),
    ),
    unreviewed: files.filter(isUnreviewed).map(({ name }) => `${name}.json`),
  };
}
