import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace';

const IMPORT_GRAPH = join(root, 'platform/tooling/src/boundaries/importGraph.mjs');

test('every import is allowed, and no file and no folder imports what imports it', () => {
  expect(execFileSync(process.execPath, [IMPORT_GRAPH], { encoding: 'utf8' })).toBe('');
});
