import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');

test('no file and no folder imports what imports it, by types either', () => {
  const script = join(root, 'platform/tooling/src/boundaries/importGraph.mjs');

  expect(execFileSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })).toBe('');
});
