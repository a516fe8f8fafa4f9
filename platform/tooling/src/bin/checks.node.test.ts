import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { root } from '../workspace';

const newFolder = temporaryFolders();

function run(args: readonly string[], variables: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'checks.ts'), ...args],
    { cwd: root, env: { ...process.env, ...variables }, encoding: 'utf8', timeout: 50_000 },
  );
  return { status, stdout, stderr };
}

test.each([[], ['all']])(
  'a missing browser is said before the first step of npm test -- %s',
  (...verb) => {
    // Not even what an outer npm test has found is taken instead of one that a person names.
    const variables = { SITE_BROWSER: '/none', SITE_HEADLESS_SHELL: process.execPath };
    expect(run(['test', ...verb], variables)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'SITE_BROWSER names /none, which is no program.\n',
    });
  },
);

test('Playwright gets the browser that was found, and asks for none again', async () => {
  const folder = await newFolder();
  const program = (name: string, script: string) =>
    writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  await program('tsx', '');
  await program('playwright', 'echo "$SITE_HEADLESS_SHELL"');
  await program('chromium-headless-shell', 'echo Chromium 1.0');
  expect(
    run(['test', 'compat'], {
      PATH: [folder, process.env.PATH].join(delimiter),
      SITE_BROWSER: undefined,
      SITE_HEADLESS_SHELL: undefined,
    }),
  ).toMatchObject({ status: 0, stdout: `${join(folder, 'chromium-headless-shell')}\n` });
});
