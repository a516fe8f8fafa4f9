import { mkdir, readFile, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { openLineLog } from './lineLog';
import { olderThan, visitsIn } from './logFiles';

const newFolder = temporaryFolders();

const LIMIT = 1000;

test('keeps lines whole and in order, also those that come at the same time', async () => {
  const file = join(await newFolder(), 'deep', 'visits.jsonl');
  const log = openLineLog(file);
  await Promise.all(Array.from({ length: 50 }, (_, number) => log.add({ number })));

  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).number)).toEqual([...Array(50).keys()]);
});

test('puts a full file aside and keeps one such file', async () => {
  const file = visitsIn(await newFolder());
  const log = openLineLog(file, LIMIT);
  for (let number = 0; number < 200; number++) await log.add({ number, text: 'x'.repeat(50) });

  const sizes = await Promise.all([stat(file), stat(olderThan(file))]);
  for (const { size, mode } of sizes) {
    expect(size).toBeLessThanOrEqual(LIMIT);
    expect(mode & 0o777).toBe(0o600);
  }
  expect(await readFile(file, 'utf8')).toContain('"number":199');
});

test('a file that was there before counts towards the limit', async () => {
  const file = visitsIn(await newFolder());
  await openLineLog(file, LIMIT).add({ text: 'x'.repeat(900) });
  await openLineLog(file, LIMIT).add({ text: 'y'.repeat(900) });

  expect(await readFile(olderThan(file), 'utf8')).toContain('xxx');
  expect((await stat(file)).size).toBeLessThanOrEqual(LIMIT);
});

test('tells of a failure and goes on when it is over', async () => {
  const file = visitsIn(await newFolder());
  await mkdir(file);
  const log = openLineLog(file);
  await expect(log.add({ number: 1 })).rejects.toThrow('EISDIR');
  await rmdir(file);
  await log.add({ number: 2 });

  expect(await readFile(file, 'utf8')).toBe('{"number":2}\n');
});
