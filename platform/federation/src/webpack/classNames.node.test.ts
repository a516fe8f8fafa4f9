import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { classNamesOf, distinctStart } from './classNames';

const header = join(root, 'shell/src/layout/header/Header.module.css');
const button = join(root, 'shared-ui/src/Button/Button.module.css');

test('both builds of an application give a class the same name, and each class one of its own', () => {
  const [browser, server] = [classNamesOf('shell'), classNamesOf('shell')];
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

test('two applications name the classes of a shared component differently', () => {
  expect(classNamesOf('shell')(button, 'button')).not.toBe(
    classNamesOf('remoteOrder')(button, 'button'),
  );
});

test("a build that holds another application's code names its classes as that one does", () => {
  const form = join(root, 'remote-order/src/order-form/EnquiryForm.module.css');
  expect(classNamesOf('shell')(form, 'form')).toBe(classNamesOf('remoteOrder')(form, 'form'));
});

test('an animation keeps its name, behind that of its file', () => {
  expect(classNamesOf('shell')(header, 'centre')).toMatch(/^s\d+-centre$/);
});

test('a file from elsewhere has no name', () => {
  expect(() => classNamesOf('shell')('/nowhere/A.module.css', 'a')).toThrow(
    '/nowhere/A.module.css is no CSS Module of shell or shared-ui.',
  );
});

test.each([
  ['order', ['shell', 'products', 'order'], 'o'],
  ['offers', ['shell', 'order', 'offers'], 'of'],
  ['order', ['shell', 'order', 'orders'], 'order'],
])('%s among %j begins its classes with %s', (name, names, start) => {
  expect(distinctStart(name, names)).toBe(start);
});
