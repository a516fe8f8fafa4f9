import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { serveLocally } from '../http/serveLocally';
import { describeFailure } from './describeFailure';

const newFolder = temporaryFolders();

const failureOf = (work: Promise<unknown>) => work.then(() => undefined, describeFailure);

test('a taken port is named, and a server that does not answer', async () => {
  const { address, close } = await serveLocally(() => {});
  const { host, port } = new URL(address);
  expect(await failureOf(serveLocally(() => {}, Number(port)))).toBe(
    `Port ${port} is in use by another program. Stop that program, or choose another port.`,
  );

  await close();
  expect(await failureOf(fetch(address))).toBe(`Nothing answers at ${host}. Start it first.`);
});

test('a folder that is a file, and a file that is missing, are named', async () => {
  const folder = await newFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');

  expect(await failureOf(mkdir(file, { recursive: true }))).toBe(
    `${file} is a file, or lies in one. Name a folder instead.`,
  );
  expect(await failureOf(mkdir(join(file, 'in'), { recursive: true }))).toMatch(
    /is a file, or lies in one/,
  );
  expect(await failureOf(readFile(join(folder, 'none')))).toBe(
    `${join(folder, 'none')} does not exist.`,
  );
});

test.each([
  ['EACCES', 'No permission to use /data. Change its owner or mode, or name another place.'],
  ['ENOSPC', 'No space left on the disk for /data. Free some space, then run the command again.'],
  ['EROFS', '/data is on a read-only disk. Name another place.'],
  [
    'EMFILE',
    'This process may not open as many files as it needs. Raise the limit: ulimit -n 1024',
  ],
  ['EPERM', 'The file system of /data has no links. Name a place on another disk.', 'symlink'],
  ['ENOTSUP', 'The file system of /data has no links. Name a place on another disk.', 'link'],
  [
    'EPERM',
    'No permission to use /data. Change its owner or mode, or name another place.',
    'chmod',
  ],
])('%s is described', (code, message, syscall = 'open') => {
  const failure = Object.assign(new Error('raw'), { code, syscall, path: '/data' });
  expect(describeFailure(failure)).toBe(message);
});

test('a message of our own is kept', () => {
  const failure = Object.assign(new Error('The journal has no room.'), { code: 'ENOSPC' });
  expect(describeFailure(failure)).toBe('The journal has no room.');
  const cause = Object.assign(new Error('raw'), { code: 'EADDRINUSE', syscall: 'listen', port: 1 });
  expect(describeFailure(new Error('Name another address.', { cause }))).toBe(
    'Name another address.',
  );
});

test('a bug keeps its stack', () => {
  expect(describeFailure(new TypeError('x is not a function'))).toMatch(/describeFailure\.node/);
});
