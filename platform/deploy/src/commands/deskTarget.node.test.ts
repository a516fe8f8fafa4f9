import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUSH_FILE } from '@site/order-model/phone';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { deploySite, type DeploySite } from '../testing/deploySite';
import { withOneBitChanged } from '../testing/deployTests';
import { firebaseHost, type HostOfTest } from '../testing/hosts';

jest.setTimeout(60_000);

let title = 'First';
let environmentOfBuild: NodeJS.ProcessEnv | undefined;
let codeOfBuild = 0;
// Stands for the process that builds, which takes its time; e2e/desk runs what it makes.
jest.mock('@site/tooling/command-line/command', () => ({
  ...jest.requireActual('@site/tooling/command-line/command'),
  async runProgram(_: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    const folder = args[3] ?? '';
    environmentOfBuild = env;
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'index.html'), `<!doctype html><title>${title}</title>`);
    await writeFile(join(folder, 'assets/desk.js'), '1;');
    return codeOfBuild;
  },
}));

const sourceCommit = jest.fn<string | null, []>();
jest.mock('@site/releases/making/workspacePackages', () => ({
  ...jest.requireActual('@site/releases/making/workspacePackages'),
  sourceCommit: () => sourceCommit(),
}));

const newFolder = temporaryFolders();
const environment = { ...process.env };
let host: HostOfTest;
let site: DeploySite;

beforeEach(async () => {
  host = await firebaseHost();
  Object.assign(process.env, host.environment);
  site = await deploySite(await newFolder(), { desk: { ...host.settings, shows: 'desk' } });
  title = 'First';
  codeOfBuild = 0;
  sourceCommit.mockReturnValue('c0ffee');
});
afterEach(async () => {
  process.env = { ...environment };
  await host.close();
});

const shown = async (path = '/enquiries/CI-7KQ2-9XPD') =>
  (await fetch(host.live.address + path)).text();
const deploy = () => site.run('deploy', '--to', 'desk');

test('the desk is deployed, looked at and taken back by the commands of the site', async () => {
  expect(await deploy()).toMatchObject({
    code: 0,
    output: `desk shows the order desk at ${host.live.address}.\n`,
  });
  expect(await shown()).toContain('<title>First</title>');
  expect(await shown(PUSH_FILE)).toBe('{"publicKey":null}');
  expect((await deploy()).warnings).toContain('desk shows just that already.');

  title = 'Second';
  expect(await deploy()).toMatchObject({ code: 0 });
  expect(await shown()).toContain('<title>Second</title>');
  expect(await site.run('status', '--live', '--to', 'desk')).toMatchObject({ code: 0 });

  expect(await site.run('rollback', '--to', 'desk')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^desk shows the order desk of before again, at /),
  });
  expect(await shown()).toContain('<title>First</title>');
});

test('compilers do not see the tokens of this command', async () => {
  expect(await deploy()).toMatchObject({ code: 0 });
  expect(process.env).toHaveProperty('SITE_HOSTING_TOKEN');
  expect(environmentOfBuild).toHaveProperty('PATH');
  expect(environmentOfBuild).not.toHaveProperty('SITE_HOSTING_TOKEN');
});

test('a desk that cannot be built is not published', async () => {
  await deploy();
  title = 'Second';
  codeOfBuild = 1;
  expect(await deploy()).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('The order desk could not be built.'),
  });
  expect(await shown()).toContain('<title>First</title>');
});

test('a desk that arrives changed goes back', async () => {
  await deploy();
  title = 'Second';
  host.live.tamper = withOneBitChanged(/^\/$/, (bytes) => bytes.includes('Second'));

  expect(await deploy()).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(/so the version before is live again/),
  });
  expect(await shown()).toContain('<title>First</title>');
});

test('a desk of changes that are not committed says that nobody can rebuild it', async () => {
  expect((await deploy()).warnings).not.toContain('not committed');

  sourceCommit.mockReturnValue('c0ffee+changes');
  expect(await deploy()).toMatchObject({
    code: 0,
    warnings: expect.stringContaining(
      'The order desk was built with changes that are not committed, so verify cannot rebuild it. For a public site commit all that git status names and deploy again.\n',
    ),
  });
});

test('what has changes that are not committed is not compared with what is live', async () => {
  sourceCommit.mockReturnValue('c0ffee+changes');
  await deploy();
  expect(await site.run('verify', '--to', 'desk')).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('so verify cannot rebuild it.'),
  });

  title = 'Second';
  sourceCommit.mockReturnValue('c0ffee');
  await deploy();
  sourceCommit.mockReturnValue('c0ffee+changes');
  expect(await site.run('verify', '--to', 'desk')).toMatchObject({
    code: 1,
    warnings: expect.stringContaining(
      'The order desk is rebuilt from these sources, which have changes that are not committed: git status names them.',
    ),
  });

  sourceCommit.mockReturnValue('c0ffee');
  expect(await site.run('verify', '--to', 'desk')).toMatchObject({ code: 0 });
});

test.each([
  'deploy order@1.0.0',
  'deploy --skip-rolled-back',
  'preview one order@1.0.0',
  'preview one --from www',
  'rollback order',
  'remove products',
  'offline off',
  'diff',
  'health',
])('%s is not for the desk', async (words) => {
  await deploy();
  const versions = await host.versions();
  expect(await site.run(...words.split(' '), '--to', 'desk')).toMatchObject({
    code: 2,
    warnings: expect.stringContaining('desk shows the order desk, which has no releases.'),
  });
  expect(await host.versions()).toEqual(versions);
});
