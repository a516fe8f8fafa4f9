import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from '@site/deploy/buildIfNeeded';
import { applicationNames, folderOf, type ApplicationName, root } from '@site/tooling/workspace';
import { copyOfSources } from '../site/copyOfSources';
import { expect, test } from '../browser/test';

const releasesIn = (sources: string, application: ApplicationName) =>
  join(sources, '.site/releases', folderOf(application));

const releasesOf = (sources: string, application: ApplicationName) =>
  readdirSync(releasesIn(sources, application)).filter((name) => !name.startsWith('.'));

const filesOf = (sources: string, application: ApplicationName, id: string): unknown =>
  (
    JSON.parse(
      readFileSync(join(releasesIn(sources, application), id, 'release.json'), 'utf8'),
    ) as { files: unknown }
  ).files;

// What is compared with was built here, at another time, in another time zone, from a path of another length.
test('the same sources in another folder make the same releases, byte for byte', async () => {
  test.setTimeout(600_000);
  await buildIfNeeded();
  const copy = copyOfSources();
  const { env } = process;
  try {
    process.env = { ...env, TZ: 'Pacific/Kiritimati' };
    copy.run('build');
    for (const application of applicationNames) {
      const id = readFileSync(join(root, folderOf(application), 'dist/release-id'), 'utf8').trim();
      const [made = ''] = releasesOf(copy.folder, application);
      expect(filesOf(copy.folder, application, made)).toEqual(filesOf(root, application, id));
      expect(made).toBe(id);
    }
    // From the root, and not from the application's folder as above.
    execFileSync('npx', ['tsx', 'platform/deploy/src/bin/build.ts', 'shell'], {
      cwd: copy.folder,
    });
    expect(releasesOf(copy.folder, 'shell')).toHaveLength(1);
  } finally {
    process.env = env;
    copy.remove();
  }
});
