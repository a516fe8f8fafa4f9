import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localised } from '@site/company/languages';
import { productOf } from '@site/company/products';
import { buildIfNeeded } from '@site/deploy/buildIfNeeded';
import { root } from '@site/tooling/workspace';
import { copyOfSources } from '../site/copyOfSources';
import { runIn } from '../site/runIn';
import { expect, test } from '../browser/test';

const CONTENT = ['remote-products/content/forte.json', 'remote-products/content/hi/forte.json'];

test('a dose in the content of the products is told with its lines, its pages and its pictures', async ({}, testInfo) => {
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
  // This machine shows releases of its own store alone.
  const targets = testInfo.outputPath('targets.json');
  const production = { host: 'folder', folder: 'www', address: 'https://site.example' };
  writeFileSync(targets, JSON.stringify({ targets: { production } }));
  renameSync(join(store, 'deployments.json'), join(store, 'deployments-production.json'));
  const words = ['diff', 'products@99.0.0', '--to', 'production', '--store', store, '--out', out];
  const env = { ...process.env, SITE_TARGETS: targets };
  const output = runIn(root, 'npm', ['run', '--silent', 'site', '--', ...words], env);

  for (const file of CONTENT) {
    expect(output).toMatch(
      new RegExp(
        `^- \`${file}:\\d+\` \`composition\\S+\` on .*/products/\\S+\\n  - before: \`100 mg\`\\n  - after: \`900 mg\`$`,
        'm',
      ),
    );
  }
  const different = [...output.matchAll(/^- `(\S+) .*`: looks different at 360 px and 1440 px/gm)];
  const { path } = productOf('forte');
  expect(different.map(([, page]) => page)).toEqual([localised(path, 'hi'), path]);
  expect(existsSync(join(out, 'pages/index.html'))).toBe(true);
});
