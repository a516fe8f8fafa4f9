import { spawnSync } from 'node:child_process';
import { root } from '../workspace';
import { assertTestFiles } from './assertTestFiles';

test.each([
  'navigating',
  'journeys/nav',
  'navigating.spec.ts:12',
  'openPages',
  'NAVIGAT',
  'menus|x',
])('takes "%s"', (word) => expect(() => assertTestFiles([word, 'nothing'], 'spec')).not.toThrow());

test('takes options of the test runner, and no word at all', () => {
  expect(() => assertTestFiles(['-g', 'nothing'], 'spec')).not.toThrow();
  expect(() => assertTestFiles([], 'compat')).not.toThrow();
});

test('names the files that there are', () => {
  expect(() => assertTestFiles(['everyMicks', '--headed'], 'compat')).toThrow(
    /^No test of compat has "everyMicks" in its name\. There are .*everyMix/,
  );
});

test.each(['releasing', 'engines/webkit'])(
  'refuses "%s", which `npm test -- journeys` does not run',
  (word) => {
    // Quotes that cmd.exe takes for quotes as well, and no “!”, which a shell replaces in them.
    expect(() => assertTestFiles([word], 'spec')).toThrow(
      /^No test of journeys has .* and others: git ls-files "\*\.spec\.ts" ":\^e2e\/engines"\.$/,
    );
  },
);

test('a name that no file has is refused before the site is built', () => {
  const checks = ['--import', 'tsx', 'platform/tooling/src/bin/checks.ts', 'test'];
  const { status, stderr } = spawnSync(process.execPath, [...checks, 'journeys', 'navigation'], {
    cwd: root,
    encoding: 'utf8',
    // It has git; what would build is not there.
    env: { ...process.env, PATH: '/usr/bin:/bin' },
  });
  expect(stderr).toMatch(
    /No test of journeys has "navigation" in its name\. There are .*, navigating, /,
  );
  expect(status).toBe(2);
});
