import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { startSiteProcess } from '../site/startSiteProcess';
import { expect, test } from '../browser/test';

/** Gives the start command, and what it said before it ended by itself. */
function start(...options: string[]) {
  const args = ['--import', 'tsx', join(root, 'platform/server/src/bin/start.ts'), ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, timeout: 20_000 });
  return { status, said: stderr.toString() };
}

test('a second start on the same port says where the site is running; another port works', async () => {
  const first = await startSiteProcess();
  const { port } = new URL(first.address);

  const { status, said } = start('--port', port, '--data', mkdtempSync(join(tmpdir(), 'site-')));
  expect(status).toBe(1);
  expect(said).toBe(`The site is already running at ${first.address}.\n`);

  const second = await startSiteProcess();
  expect((await fetch(second.address)).status).toBe(200);
  await Promise.all([first.stop(), second.stop()]);
  await expect(fetch(first.address)).rejects.toThrow();
});
