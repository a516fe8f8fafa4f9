import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { stat } from 'node:fs/promises';
import { accountsIn, readAccounts } from '../accounts/accounts';
import { runStaff } from './runStaff';

const newFolder = temporaryFolders();

async function setup() {
  const data = await newFolder();
  const said: string[] = [];
  return {
    data,
    said,
    run: (...words: string[]) => runStaff(words, { data }, (line) => void said.push(line)),
  };
}

test('people are added, listed and removed', async () => {
  const { data, said, run } = await setup();
  await run();
  await run('add', 'asha@example.com', 'Asha', 'Verma');
  await run();
  expect(said).toEqual([
    'Nobody yet. Add somebody: npm run staff -- add EMAIL NAME',
    expect.stringMatching(
      /^asha@example\.com may use the order desk\. Run npm start.* with --production/,
    ),
    'asha@example.com  Asha Verma',
  ]);
  expect((await stat(accountsIn(data))).mode & 0o077).toBe(0);

  await run('remove', 'ASHA@example.com');
  expect(await readAccounts(data)).toEqual([]);
});

test.each([
  [['add'], /takes an e-mail address and a name/],
  [['add', 'asha'], /takes an e-mail address and a name/],
  [['add', 'asha@example.com'], /takes a name after/],
  [['remove', 'asha@example.com'], /has no account/],
  [['change'], /Unknown word "change"/],
])('%p is refused with a sentence', async (words, message) => {
  const { run } = await setup();
  await expect(run(...words)).rejects.toThrow(message);
});

test('nobody is added twice', async () => {
  const { run } = await setup();
  await run('add', 'asha@example.com', 'Asha');
  await expect(run('add', 'Asha@Example.com', 'Asha')).rejects.toThrow(/has an account already/);
});

test('in production a project and a token are asked for', async () => {
  await expect(runStaff([], { production: true })).rejects.toThrow(/stands for none/);
  await expect(runStaff([], { production: true, project: 'shop-staging' })).rejects.toThrow(
    /^Put an access token into SITE_FIRESTORE_TOKEN first/,
  );
  await expect(runStaff([], { project: 'shop-staging' })).rejects.toThrow(/needs --production/);
});
