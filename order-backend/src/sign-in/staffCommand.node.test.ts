import { stat } from 'node:fs/promises';
import { runCommand } from '@site/tooling/command-line/command';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { accountsIn, readAccounts } from './accounts';
import { staffCommand } from './staffCommand';

const newFolder = temporaryFolders();
let data: string;
let said: string[];

beforeEach(async () => {
  data = await newFolder();
  said = [];
});

const say = (line: string) => void said.push(line);
const runIn = (...args: string[]) => runCommand(staffCommand(say), args, { write: say, warn: say });
const run = (...args: string[]) => runIn(...args, '--data', data);

test('people are added, listed and removed', async () => {
  await run();
  await run('add', 'asha@example.com', 'Asha', 'Verma');
  await run();
  expect(said).toEqual([
    'Nobody yet. Add somebody: npm run desk -- staff add EMAIL NAME',
    expect.stringMatching(
      /^asha@example\.com may use the order desk\. Run npm start.* with --production/,
    ),
    'asha@example.com  Asha Verma',
  ]);
  expect((await stat(accountsIn(data))).mode & 0o077).toBe(0);

  await run('remove', 'ASHA@example.com');
  expect(await readAccounts(data)).toEqual([]);
});

test('who is signed out everywhere keeps the account', async () => {
  await run('add', 'asha@example.com', 'Asha');
  const [before] = (await readAccounts(data)) ?? [];
  await run('sign-out', 'ASHA@example.com');
  expect(said[1]).toMatch(/^Within an hour every device of ASHA@example\.com is signed out\./);
  expect(said[1]).toMatch(
    / Run it once more after an hour, .* Then turn notices on again on the others\.$/,
  );
  expect(await readAccounts(data)).toEqual([{ ...before, validSince: expect.any(Number) }]);
});

test.each([
  [['sign-out', 'asha@example.com'], 1, /has no account/],
  [['add', 'asha', 'Asha'], 2, /^"asha" is not an e-mail address/],
  [['add', 'asha@example.com', ' '], 2, /^Add a name after/],
  [['remove', 'asha@example.com'], 1, /has no account/],
])('%p is refused with a sentence', async (args, code, message) => {
  expect(await run(...args)).toBe(code);
  expect(said[0]).toMatch(message);
});

test('nobody is added twice', async () => {
  await run('add', 'asha@example.com', 'Asha');
  await run('add', 'Asha@Example.com', 'Asha');
  expect(said[1]).toMatch(/has an account already/);
});

test.each([
  [['--production'], /stands for none/],
  [['--project', 'shop-staging'], /needs --production/],
])('%p: production is asked for by its project', async (args, message) => {
  expect(await runIn(...args)).toBe(2);
  expect(said[0]).toMatch(message);
});
