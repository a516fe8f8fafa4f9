import { workspaces } from '../workspaces';
import { packagesBehind, raiseVersions } from './raiseVersions';

jest.mock('@site/tooling/sources/packageOnUse');
jest.mock('@site/tooling/git/wholeHistory', () => ({
  assertWholeHistory: () => {
    throw new Error('This clone is shallow.');
  },
}));

const all = workspaces();

test.each(['brand.json', 'brand.hi.json', 'package-lock.json', 'tsconfig.base.json'])(
  '%s is built into every application, so all of them get a new version',
  (file) => {
    expect(packagesBehind(['docs/shipping.md', file], all)).toEqual(
      expect.arrayContaining(['@site/shell', '@site/remote-products', '@site/remote-order']),
    );
  },
);

test('for files of workspaces, and those that nothing is built from, lerna decides alone', () => {
  const files = [
    'shell/content/home.json',
    'targets.json',
    'README.md',
    'LICENSE',
    'renovate.json',
  ];
  expect(packagesBehind(files, all)).toEqual([]);
});

test('a clone that may lack tags raises nothing', () => {
  expect(() => raiseVersions({ isSure: false })).toThrow('This clone is shallow.');
});
