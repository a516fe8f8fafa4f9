import { catalogue } from '@site/contracts/catalogue';
import { english } from './en';
import { hindi } from './hi';

test.each([english, hindi])('the scripts have the products that menus list: $language', (texts) => {
  expect(Object.keys(texts.listed)).toEqual(catalogue.listed.map(({ id }) => id));
});
