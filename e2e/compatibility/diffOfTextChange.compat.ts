import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from '@site/deploy/buildIfNeeded';
import { root } from '@site/tooling/workspace';
import { copyOfSources } from '../site/copyOfSources';
import { runIn } from '../site/runIn';
import { expect, test } from '../browser/test';

const CONTENT = ['remote-products/content/forte.json', 'remote-products/content/hi/forte.json'];

test('a dose in the content of the products is told with its pages, its owner and its pictures', async ({}, testInfo) => {
  test.setTimeout(900_000);
  await buildIfNeeded();
  const [store, out] = [testInfo.outputPath('store'), testInfo.outputPath('diff')];
  cpSync(join(root, '.site'), store, { recursive: true });
  const copy = copyOfSources();
  for (const file of CONTENT.map((file) => join(copy.folder, file))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('100 mg', '900 mg'));
  }
  copy.run('release', '--', 'products', '--version', '99.0.0', '--store', store);
  copy.remove();
  const words = ['diff', 'products@99.0.0', '--store', store, '--out', out];
  const output = runIn(root, 'npm', ['run', '--silent', 'site', '--', ...words]);

  expect(output).toMatch(/ on 2 pages\. Owners: remote-products\.$/m);
  expect(output).toMatch(
    /^- `.*100 mg.* → .*900 mg.*` on `\/hi\/products\/\S+, \/products\/\S+` \(`remote-products`\)$/m,
  );
  // Search engines read of the product in the default language alone.
  expect(output).toMatch(/^#### Structured data\n\n- `".*900 mg.*` on `\/products\//m);
  expect(output).toMatch(/^\| Scripts \| \d+ \|$/m);
  // Before and after, of two pages at two widths.
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(8);
});
