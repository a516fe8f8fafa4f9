import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';

const root = resolve(__dirname, '../../../..');
const newFolder = temporaryFolders();

const badImports = (...folder: string[]) =>
  execFileSync(
    process.execPath,
    [join(root, 'platform/tooling/src/boundaries/importGraph.mjs'), ...folder],
    { cwd: root, encoding: 'utf8' },
  );

test('every import is allowed, and no file and no folder imports what imports it', () => {
  expect(badImports()).toBe('');
});

test('a path into another package, an undeclared package, the platform in an application, and a circle are told', async () => {
  const folder = await newFolder();
  const files = {
    'platform/server/src/serve.ts': 'export const x = 1;',
    'platform/reports/src/counts.ts': "import '../../server/src/serve';",
    'platform/deploy/src/verbs.ts': "import '../../server/src/serve';",
    'shell/src/main.ts': "import '../../platform/server/src/serve';",
    'contracts/src/one.ts': "import './other';",
    'contracts/src/other.ts': "import './one';",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const server = 'platform/server/src/serve.ts';

  expect(badImports(folder).trim().split('\n').sort()).toEqual([
    `a path into another package: platform/deploy/src/verbs.ts -> ${server}`,
    `a path into another package: platform/reports/src/counts.ts -> ${server}`,
    `a path into another package: shell/src/main.ts -> ${server}`,
    expect.stringMatching(/^files: contracts/),
    `not in package.json: platform/reports/src/counts.ts -> ${server}`,
    `not in package.json: shell/src/main.ts -> ${server}`,
    `the platform in an application: shell/src/main.ts -> ${server}`,
  ]);
});
