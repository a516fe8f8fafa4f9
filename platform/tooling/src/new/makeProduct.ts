import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages, type Language } from '@site/company/languages';
import { pages } from '@site/company/paths';
import { pictureNames } from '@site/company/pictureNames';
import { products } from '@site/company/products';
import { UsageError } from '../command-line/command';
import { root } from '../workspace';
import { appendEntry, insertBefore } from './insertLine';
import { read, type Files, type Made } from './recipe';

const TEMPLATES = 'platform/tooling/templates/product';
const CONTENT = 'remote-products/content';
const PRODUCTS = 'company/src/products.ts';

/** The name is a word of the address, of the stored value and a name in code, so it is one word. */
const NAME = /^[A-Za-z][a-z]+[0-9]*$/;

const stemsIn = (folder: string) =>
  readdirSync(join(root, folder)).map((file) => file.replace(/\..*/, '').toLowerCase());

function variantOf(name: string): string {
  if (!NAME.test(name)) {
    throw new UsageError(
      `Invalid name "${name}" (expected what comes behind the brand, as one word, e.g. gel).`,
    );
  }
  const id = name.toLowerCase();
  if (products.some((it) => it.id === id)) {
    throw new UsageError(`There is a product ${id} already.`);
  }
  if (stemsIn(CONTENT).includes(id)) {
    throw new UsageError(`The name "${id}" is taken in ${CONTENT}.`);
  }
  if (pages.some((page) => page.name === id)) {
    throw new UsageError(`The name "${id}" is taken: a page is called so.`);
  }
  const picture = pictureNames.find((it) => it.startsWith(`${id}-`));
  if (picture) throw new UsageError(`The name "${id}" is taken: there is a picture ${picture}.`);
  // In objects that have what products are called as their keys.
  if (id in {}) throw new UsageError(`The name "${id}" is taken: every object has a ${id}.`);
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** Texts in a language, and the line that brings them to the scripts. A further language begins with the Hindi. */
function inLanguage(
  language: Language,
  id: string,
  contentIn: (template: string) => string,
): Pick<Made, 'created' | 'edited'> {
  const isDefault = language === defaultLanguage;
  const content = isDefault ? 'content' : `content/${language}`;
  return {
    created: { [`remote-products/${content}/${id}.json`]: contentIn(isDefault ? 'en' : 'hi') },
    edited: pageTexts(`remote-products/src/texts/${language}.ts`, `../../${content}`, id),
  };
}

const importContent = (text: string, from: string, id: string) =>
  insertBefore(text, "/page.json'", `import ${id} from '${from}/${id}.json';`);

function pageTexts(path: string, from: string, id: string): Files {
  const imported = importContent(read(path), from, id);
  return { [path]: appendEntry(imported, 'contents: {', '}', id) };
}

const DRAWING = /"illustration": "([^"]+)"/g;

const drawingsIn = (content: string) => [...content.matchAll(DRAWING)].map(([, name = '']) => name);

/** The drawings that texts begin with, each with the products that it was made for. */
function takenDrawings(content: string): string {
  const others = products.map(({ id }) => ({
    id,
    drawings: drawingsIn(read(`${CONTENT}/${id}.json`)),
  }));
  return drawingsIn(content)
    .map((name) => {
      const owners = others.filter(({ drawings }) => drawings.includes(name));
      return owners.length ? `${name} (${owners.map(({ id }) => id).join(', ')})` : name;
    })
    .join(', ');
}

/** Makes a product: its line among the products, its texts in every language, stand-ins for its pictures, a first test. */
export function makeProduct(name: string): Made {
  const variant = variantOf(name);
  const id = variant.toLowerCase();
  const [front, back] = [`${id}-front`, `${id}-back`];
  const content = (template: string) =>
    read(`${TEMPLATES}/content.${template}.json`)
      .replaceAll('{name}', `{product} ${variant}`)
      .replaceAll('{front}', front)
      .replaceAll('{back}', back);
  const texts = languages.map((it) => inLanguage(it, id, content));
  const blank = (name: string, side: string) => [
    ...['packshots', '-w', 'picture-sources', '--', 'add', name],
    join(root, TEMPLATES, `${side}.avif`),
  ];
  return {
    created: {
      [`${CONTENT}/${id}.test.ts`]: read(`${TEMPLATES}/first.test.template`).replace('{id}', id),
      ...Object.assign({}, ...texts.map(({ created }) => created)),
    },
    edited: {
      [PRODUCTS]: appendEntry(read(PRODUCTS), 'VARIANTS = [', ']', `'${variant}'`),
      ...Object.assign({}, ...texts.map(({ edited }) => edited)),
    },
    // A blank pack, until there are pictures; the rules name the products that may be ordered; a page has a picture for links.
    scripts: [
      blank(front, 'front'),
      blank(back, 'back'),
      ['rules', '-w', 'order-backend'],
      ['content', '--', 'icons', '--only-missing'],
    ],
    remains: [
      `Write its texts, in every language: ${CONTENT}/${id}.json and hi/${id}.json. See them with: npm run content`,
      `Choose its drawings, each where “illustration” stands, by their names in remote-products/content/vocabulary.ts. It begins with those of other products: ${takenDrawings(content('en'))}.`,
      'Have both languages reviewed by a medical reviewer, who fills in "reviewed".',
      `Make its pictures: npm run packshots -w picture-sources -- add ${front} FILE, and ${back}.`,
      'Deploy firestore.rules before the pages: until then its enquiries are refused.',
      'More: docs/recipes/product.md.',
    ],
  };
}
