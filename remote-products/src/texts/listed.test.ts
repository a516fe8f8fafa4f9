import { catalogue } from '@site/contracts/catalogue';
import { languages } from '@site/contracts/languages';
import type { TextsOf } from './ProductTexts';

const ofPages = languages.map((it) => `./${it}`);
const ofCards = languages.map((it) => `../showcase/texts/${it}`);

test.each([...ofPages, ...ofCards])(
  'the scripts have the products that menus list: %s',
  async (file) => {
    type Texts = TextsOf<unknown, object>;
    const [texts] = Object.values((await import(file)) as Record<string, Texts>);
    expect(texts?.language).toBe(file.split('/').at(-1));
    expect(Object.keys(texts?.listed ?? {})).toEqual(catalogue.listed.map(({ id }) => id));
  },
);
