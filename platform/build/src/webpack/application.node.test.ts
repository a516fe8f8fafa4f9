import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';

jest.setTimeout(60_000);

const newFolder = temporaryFolders();
const COMPILE = join(__dirname, 'testing/compileOne.ts');

test.each(['server', 'browser'])(
  'in a %s build a module that throws says the same each time it is asked for',
  async (target) => {
    const folder = await newFolder();
    const [sources, out] = [join(folder, 'src'), join(folder, 'out')];
    await mkdir(sources);
    await writeFile(
      join(sources, 'main.js'),
      `globalThis.load = () => import(/* webpackMode: 'eager' */ './broken.js');`,
    );
    await writeFile(join(sources, 'broken.js'), `throw new Error('There is no such shop.');`);
    const entry = join(sources, 'main.js');
    execFileSync(process.execPath, ['--import', 'tsx', COMPILE, target, entry, out], { cwd: root });

    jest.requireActual(join(out, 'main.js'));
    const { load } = globalThis as unknown as { load(): Promise<unknown> };
    await expect(load()).rejects.toThrow('There is no such shop.');
    await expect(load()).rejects.toThrow('There is no such shop.');
  },
);
