import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyPackages } from '@site/tooling/sources/installPackages';
import { copyOfSources } from '../site/copyOfSources';

const root = join(__dirname, '../..');
const FOLDER = 'remote-products';

const releaseIn = (sources: string, id: string) =>
  JSON.parse(readFileSync(join(sources, '.site/releases', FOLDER, id, 'release.json'), 'utf8')) as {
    files: Record<string, string>;
  };

// What is compared with was built here, at another time, in another time zone, from a path of another length.
test('the same sources in another folder make the same release, byte for byte', () => {
  const id = readFileSync(join(root, FOLDER, 'dist/release-id'), 'utf8').trim();
  const copy = copyOfSources(copyPackages);
  const zone = process.env.TZ;
  try {
    process.env.TZ = 'Pacific/Kiritimati';
    copy.run('build', '-w', FOLDER);
    const made = readdirSync(join(copy.folder, '.site/releases', FOLDER));

    expect(made).toEqual([id]);
    expect(releaseIn(copy.folder, id).files).toEqual(releaseIn(root, id).files);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    copy.remove();
  }
}, 300_000);
