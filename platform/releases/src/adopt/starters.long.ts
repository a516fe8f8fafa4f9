import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeForeign } from './describeForeign';
import { readBuildFolder } from './readBuildFolder';
import { buildStarter, placeStarter, starters } from './testing/starterBuilds';

// Tools are installed from the npm registry here.
jest.setTimeout(600_000);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-starter-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(starters)(
  'a fresh build of %s is what the build of these sources is that the other tests adopt',
  async (starter) => {
    const fresh = await describeForeign(
      await readBuildFolder(buildStarter(starter, join(folder, 'fresh'))),
    );
    const kept = await describeForeign(
      await readBuildFolder(placeStarter(starter, join(folder, 'kept'))),
    );

    expect(fresh.shared).toEqual(kept.shared);
    const shape = ({ type, container, exposes, version, scripts, styles }: typeof fresh) => ({
      type,
      container,
      exposes,
      version,
      counts: [scripts.length, styles.length],
    });
    expect(shape(fresh)).toEqual(shape(kept));
  },
);
