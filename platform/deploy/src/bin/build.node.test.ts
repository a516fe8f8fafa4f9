import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '@site/tooling/workspace';

test('an option that a build of one application has no use for is refused', async () => {
  const args = ['--import', 'tsx', 'platform/deploy/src/bin/build.ts', 'none', '--if-needed'];
  await expect(promisify(execFile)(process.execPath, args, { cwd: root })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--if-needed takes no name: it builds all applications.\n'),
  });
});
