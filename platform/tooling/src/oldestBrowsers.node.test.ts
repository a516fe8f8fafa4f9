import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from './oldestBrowsers';
import { root } from './workspace';

test('README tells people the browsers that the site is built for', () => {
  const { chrome, edge, firefox, safari } = oldestBrowsers;
  expect(edge).toBe(chrome);
  expect(oldestBrowsers.ios_saf).toBe(safari);
  expect(readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`,
  );
});
