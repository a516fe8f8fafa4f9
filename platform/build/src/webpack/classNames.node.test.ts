import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { classNames, distinctStart } from './classNames';

const header = join(root, 'shell/src/layout/header/Header.module.css');
const button = join(root, 'shared-ui/src/Button/Button.module.css');

test('both builds of an application give a class the same short name, and each class one of its own', () => {
  const [browser, server] = [classNames('shell'), classNames('shell')];
  const locals = ['wide', 'link', 'header'];
  const names = [button, header].flatMap((file) => locals.map((local) => browser(file, local)));
  expect(new Set(names).size).toBe(names.length);
  expect(browser(header, 'header')).toMatch(/^s[0-9a-z]{1,4}$/);
  expect(locals.map((local) => server(header, local))).toEqual(names.slice(locals.length));
});

test('applications have names of their own, for shared components too: each may have another release of them', () => {
  expect(classNames('order')(button, 'button')).toMatch(/^o[0-9a-z]{1,4}$/);
  expect(classNames('shell')(button, 'button')).toMatch(/^s[0-9a-z]{1,4}$/);
});

test.each([
  ['order', ['shell', 'products', 'order'], 'o'],
  ['offers', ['shell', 'order', 'offers'], 'of'],
  ['order', ['shell', 'order', 'orders'], 'order'],
])('%s among %j begins its classes with %s', (name, names, start) => {
  expect(distinctStart(name, names)).toBe(start);
});
