import { appendFile, stat } from 'node:fs/promises';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { countsIn, openCountFile, readCountFile } from './countFile';

const newFolder = temporaryFolders();

let time = new Date('2026-03-01T09:30:00Z');
beforeEach(() => (time = new Date('2026-03-01T09:30:00Z')));
const now = () => time;

const SUBJECT = 'shell/1.0.0-0123456789ab';
const visits = (count: number) => ({ [SUBJECT]: { visits: count } });

test('adds up by hour what comes, also at the same time, for the owner alone', async () => {
  const file = countsIn(`${await newFolder()}/deep`);
  const store = openCountFile(file, now);
  await Promise.all(Array.from({ length: 50 }, () => store.add(visits(1))));
  time = new Date('2026-03-01T10:00:00Z');
  await store.add(visits(7));

  expect(await readCountFile(file, time)).toEqual([
    { hour: '2026-03-01T09', counts: visits(50) },
    { hour: '2026-03-01T10', counts: visits(7) },
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a process that was killed while it wrote loses what it had not confirmed, and nothing else', async () => {
  const file = countsIn(await newFolder());
  await openCountFile(file, now).add(visits(3));
  await appendFile(file, '\n{"hour":"2026-03-01T09","counts":{"shell/1.0.0');
  expect(await readCountFile(file, time)).toEqual([{ hour: '2026-03-01T09', counts: visits(3) }]);

  await openCountFile(file, now).add(visits(4));
  expect(await readCountFile(file, time)).toEqual([{ hour: '2026-03-01T09', counts: visits(7) }]);
});

test('counts are read for 30 days', async () => {
  const file = countsIn(await newFolder());
  const store = openCountFile(file, now);
  await store.add(visits(1));
  time = new Date('2026-03-31T09:59:00Z');
  expect(await readCountFile(file, time)).toHaveLength(1);
  time = new Date('2026-03-31T10:00:00Z');
  expect(await readCountFile(file, time)).toEqual([]);
});
