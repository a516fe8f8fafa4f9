import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace';

test.each([[], ['all']])(
  'a missing browser is said before the first step of npm test -- %s',
  (...verb) => {
    const args = ['--import', 'tsx', join(import.meta.dirname, 'checks.ts'), 'test', ...verb];
    const env = { ...process.env, SITE_BROWSER: '/none' };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      timeout: 50_000,
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'SITE_BROWSER names /none, which is no program.\n',
    });
  },
);
