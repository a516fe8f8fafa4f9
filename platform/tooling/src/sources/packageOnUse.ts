import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

const FOLDERS = {
  lerna: 'lerna',
  lighthouse: 'lighthouse',
  '@arethetypeswrong/cli': 'arethetypeswrong',
} as const;

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/**
 * The folder of a package that is installed, with a lock file of its own, when it is used: few people do, and it brings as much
 * as a tenth of all others.
 */
export function packageOnUse(name: keyof typeof FOLDERS): string {
  const sources = join(root, 'platform/tooling/on-use', FOLDERS[name]);
  const installed = join(sources, 'node_modules', name);
  // npm writes it last: an installation that was stopped has none.
  const isWhole = existsSync(join(sources, 'node_modules/.package-lock.json'));
  const { dependencies } = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const file = join(installed, 'package.json');
  if (!isWhole || !existsSync(file) || versionIn(file) !== dependencies[name]) {
    console.error(`Installing ${name} ${dependencies[name]}, once.`);
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: sources,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return installed;
}
