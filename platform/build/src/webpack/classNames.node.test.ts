import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortNameOf, type ShortName } from '@site/tooling/applicationShortNames';
import { builtApplications, root } from '@site/tooling/workspace';
import { classNames, distinctStart, sharedStart } from './classNames';

const header = join(root, 'shell/src/layout/header/Header.module.css');
const form = join(root, 'remote-order/src/order-form/OrderForm.module.css');
const button = join(root, 'shared-ui/src/Button/Button.module.css');

test('both builds of an application give a class the same name, and each class one of its own', () => {
  const [browser, server] = [classNames(), classNames()];
  const classes = [...readFileSync(header, 'utf8').matchAll(/^\.([a-z]+)/gim)].map(
    ([, name = '']) => name,
  );

  const names = [...new Set(classes)].map((it) => browser(header, it));
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
  expect(
    [...new Set(classes)]
      .reverse()
      .map((it) => server(header, it))
      .reverse(),
  ).toEqual(names);
});

/** The first letters of an application's classes. */
const startOf = (name: ShortName) => distinctStart(name, builtApplications.map(shortNameOf));

test('applications have names of their own', () => {
  expect(classNames()(header, 'header')).toMatch(RegExp(`^${startOf('shell')}[0-9a-z]{1,2}$`));
  expect(classNames()(form, 'form')).toMatch(RegExp(`^${startOf('order')}[0-9a-z]{1,2}$`));
});

test('an animation keeps its name, behind the number of its file', () => {
  expect(classNames()(header, 'centre')).toMatch(RegExp(`^${startOf('shell')}\\d+-centre$`));
});

test('a shared component has the same names wherever its styles are the same', () => {
  expect(classNames()(button, 'button')).toMatch(/^_[0-9a-z]{5}$/);
  expect(classNames()(button, 'button')).toBe(classNames()(button, 'button'));
  const starts = [
    sharedStart('Button.module.css', '.button{color:red}'),
    sharedStart('Button.module.css', '.button{color:blue}'),
    sharedStart('Icon.module.css', '.button{color:red}'),
  ];
  expect(new Set(starts).size).toBe(3);
});

test('a file from elsewhere has no name', () => {
  expect(() => classNames()('/nowhere/A.module.css', 'a')).toThrow(
    '/nowhere/A.module.css is no CSS Module of an application or of shared-ui.',
  );
});

test.each([
  ['order', ['shell', 'products', 'order'], 'o'],
  ['offers', ['shell', 'order', 'offers'], 'of'],
  ['order', ['shell', 'order', 'orders'], 'order'],
])('%s among %j begins its classes with %s', (name, names, start) => {
  expect(distinctStart(name, names)).toBe(start);
});
