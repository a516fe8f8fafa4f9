import { existsSync } from 'node:fs';
import { git } from '@site/tooling/git/git';
import { installPackages } from '@site/tooling/sources/installPackages';
import { root } from '@site/tooling/workspace';
import { openRebuilder } from './rebuildReleases';

jest.mock('@site/tooling/sources/installPackages');

test.each(['is closed', 'ends with the process, as after Ctrl-C'])(
  'a rebuilder that %s leaves no working tree',
  async (end) => {
    let sources = '';
    jest.mocked(installPackages).mockImplementation((folder) => {
      sources = folder;
      throw new Error('npm is not there.');
    });
    const others = new Set(process.listeners('exit'));
    const { rebuild, close } = await openRebuilder();
    const commit = git(root, 'rev-parse', 'HEAD');
    const recipe = { application: 'order', version: '1.0.0', commit } as const;
    await expect(rebuild([recipe])).rejects.toThrow('npm is not there.');
    expect(existsSync(sources)).toBe(true);

    const own = process.listeners('exit').filter((it) => !others.has(it));
    if (end === 'is closed') await close();
    else own.forEach((remove) => remove(130));
    expect(existsSync(sources)).toBe(false);
    expect(git(root, 'worktree', 'list')).not.toContain(sources);
  },
);
