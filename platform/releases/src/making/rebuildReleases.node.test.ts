import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '@site/tooling/git/git';
import { installPackages } from '@site/tooling/sources/installPackages';
import { root } from '@site/tooling/workspace';
import { assertWholeHistory } from '@site/tooling/git/wholeHistory';
import { openRebuilder } from './rebuildReleases';

jest.mock('@site/tooling/sources/installPackages');
jest.mock('@site/tooling/git/wholeHistory');

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

test('a rebuilder deletes what one left that was killed, and nothing of one that runs', async () => {
  const left = mkdtempSync(join(tmpdir(), 'site-rebuild-'));
  const tree = join(left, git(root, 'rev-parse', 'HEAD'));
  git(root, 'worktree', 'add', '--detach', '--no-checkout', tree);
  const names = () => readdirSync(tmpdir()).filter((it) => it.startsWith('site-rebuild-'));
  const others = names();
  const running = await openRebuilder();
  const own = names().filter((it) => !others.includes(it));
  expect(existsSync(left)).toBe(false);
  expect(git(root, 'worktree', 'list')).not.toContain(tree);
  const { close } = await openRebuilder();
  expect(names()).toEqual(expect.arrayContaining(own));
  await close();
  await running.close();
  expect(names().filter((it) => own.includes(it))).toEqual([]);
});

test('the tools of an earlier commit get no tokens', async () => {
  const scripts = { release: 'echo "token: $SITE_HOSTING_TOKEN" > heard; :' };
  let sources = '';
  jest.mocked(installPackages).mockImplementation((folder) => {
    sources = folder;
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  });
  process.env.SITE_HOSTING_TOKEN = 'ya29.secret';
  const { rebuild, close } = await openRebuilder();
  const commit = git(root, 'rev-parse', 'HEAD');
  const outcome = rebuild([{ application: 'order', version: '1.0.0', commit }]);
  await expect(outcome).rejects.toThrow('left no release');
  delete process.env.SITE_HOSTING_TOKEN;
  const heard = readFileSync(join(sources, 'heard'), 'utf8');
  await close();
  expect(heard).toBe('token: \n');
});

test.each([
  ['whole', undefined],
  ['shallow', 'This clone is shallow. Run: …'],
])(
  'a commit that a %s clone does not have is one to fetch, before anything is built',
  async (_, refusal) => {
    jest.mocked(assertWholeHistory).mockImplementation(() => {
      if (refusal) throw new Error(refusal);
    });
    jest.mocked(installPackages).mockReset();
    const missing = 'c0ffee'.padEnd(40, '0');
    const { rebuild, close } = await openRebuilder();
    const outcome = rebuild([
      { application: 'shell', version: '1.0.0', commit: git(root, 'rev-parse', 'HEAD') },
      { application: 'order', version: '1.0.0', commit: missing },
    ]);
    await expect(outcome).rejects.toMatchObject({
      message: refusal ?? `This clone does not have the commit ${missing}. Run: git fetch --all`,
    });
    expect(installPackages).not.toHaveBeenCalled();
    await close();
  },
);
