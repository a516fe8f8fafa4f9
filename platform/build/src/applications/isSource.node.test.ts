import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { isSource } from './isSource';

test.each([
  ['shell/src/earlyEntry.ts', true],
  ['node_modules/react/index.js', false],
  ['shell/dist/release-id', false],
  ['../elsewhere.ts', false],
  ['.', false],
])('%s: %s', (path, expected) => {
  expect(isSource(join(root, path))).toBe(expected);
});
