import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPT_TIMEOUT_MS } from '@site/contracts/scriptTimeout';
import { root } from '@site/tooling/workspace';

// The boot script is in every page, so it imports nothing.
test('the boot script retries a file before webpack and the federation runtime give it up', () => {
  const script = readFileSync(join(root, 'platform/federation/src/page/boot/boot.js'), 'utf8');
  const limit = Number(/\bLIMIT = ([\d_]+);/.exec(script)?.[1]);

  expect(limit).toBeGreaterThan(0);
  expect(limit).toBeLessThan(SCRIPT_TIMEOUT_MS);
});
