import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { describeFailure } from './describeFailure';

const newFolder = temporaryFolders();

const failureOf = (work: Promise<unknown>) => work.then(() => undefined, describeFailure);

test('a taken port is named', async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, 'localhost', resolve));
  const { port } = first.address() as AddressInfo;
  const second = createServer();
  const failure = new Promise((_, reject) => {
    second.once('error', reject);
    second.listen(port, 'localhost');
  });

  expect(await failureOf(failure)).toBe(
    `Port ${port} is in use by another program. Stop that program, or choose another port.`,
  );
  first.close();
});

test('a server that does not answer is named', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));

  expect(await failureOf(fetch(`http://127.0.0.1:${port}/`))).toBe(
    `Nothing answers at 127.0.0.1:${port}. Start it first.`,
  );
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
])('%s is described', (code, message) => {
  const failure = Object.assign(new Error('raw'), { code, syscall: 'open', path: '/data' });
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
