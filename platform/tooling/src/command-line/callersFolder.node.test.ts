import { execFile } from 'node:child_process';
import { mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolders } from '../testing/temporaryFolder';
import { root } from '../workspace';

const newFolder = temporaryFolders();
const run = promisify(execFile);

/** Ways in which people call an npm script of this repository from a folder of theirs. */
const ways: readonly (readonly [string, (link: string) => readonly string[]])[] = [
  ['npm --prefix', () => ['npm', '--prefix', root]],
  ['npm --prefix with a link to the repository', (link) => ['npm', '--prefix', link]],
  [
    'npm --prefix with a link to a folder above it',
    (link) => ['npm', '--prefix', join(link, '..', 'above', 'site')],
  ],
];

test.each(ways)('a relative path is of the folder that %s was called in', async (_, args) => {
  const folder = await realpath(await newFolder());
  const link = join(folder, 'link');
  await symlink(root, link);
  await mkdir(join(folder, 'above'));
  await symlink(root, join(folder, 'above', 'site'));
  const caller = join(folder, 'caller');
  await mkdir(caller);
  const [program = '', ...first] = args(link);

  await run(
    program,
    [...first, 'run', '--silent', 'orders', '--', '--data', folder, '--out', 'out.csv'],
    {
      cwd: caller,
    },
  );
  expect(await readdir(caller)).toEqual(['out.csv']);
});

test('a folder that is gone by then is named', async () => {
  const caller = join(await newFolder(), 'gone');
  const args = ['--import', 'tsx', 'order-backend/src/bin/orders.ts', '--out', 'out.csv'];
  const env = { ...process.env, INIT_CWD: caller, npm_package_json: join(root, 'package.json') };
  await expect(run(process.execPath, args, { cwd: root, env })).rejects.toMatchObject({
    code: 1,
    stderr: `${caller} does not exist.\n`,
  });
});
