import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** As many files as somebody can read in an afternoon. */
const MOST = 40;

test('the way of a name, from the key to the row in the desk, is written down and stays short', () => {
  const readme = readFileSync(join(root, 'remote-order/README.md'), 'utf8');
  const [, way = ''] = /## The way of a name\n(.*?)\n## /s.exec(readme) ?? [];
  const files = [...way.matchAll(/^\d+\. `(.+)`$/gm)].map(([, file = '']) => file);

  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(MOST);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
