import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processTerminal, runCommand, UsageError } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';

const HELP = `Builds the site with the newest Module Federation, then webpack, in temporary copies.

Usage:
  npm run federation:newest [-- federation|webpack]

Options:
  --help  show this help

Needs the npm registry. Exits with 1 when one of them does not build, and prints why.
`;

/** What is updated together. */
const TRIALS: Record<string, readonly string[]> = {
  federation: [
    '@module-federation/enhanced',
    '@module-federation/runtime',
    '@module-federation/webpack-bundler-runtime',
  ],
  webpack: ['webpack'],
};

/** The end of a failed command's output is where the reason is. */
const SHOWN_LINES = 30;

const SECTIONS = ['dependencies', 'devDependencies'] as const;
type Package = { workspaces?: string[] } & {
  [Section in (typeof SECTIONS)[number]]?: Record<string, string>;
};

const npm = (folder: string, ...words: string[]) =>
  promisify(execFile)('npm', words, { cwd: folder, maxBuffer: 2 ** 26 });

async function newestOf(name: string): Promise<string> {
  return (await npm(root, 'view', name, 'version')).stdout.trim();
}

function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'newest-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, maxBuffer: 2 ** 26 })
    .toString()
    .split('\0');
  for (const file of files.filter((it) => it && existsSync(join(root, it)))) {
    cpSync(join(root, file), join(folder, file));
  }
  return folder;
}

/** Puts these versions into every `package.json` that names one of the packages. */
function setVersions(folder: string, versions: Readonly<Record<string, string>>): void {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;
  const { workspaces = [] } = read(join(folder, 'package.json'));
  for (const file of ['.', ...workspaces].map((it) => join(folder, it, 'package.json'))) {
    const content = read(file);
    for (const section of SECTIONS.map((it) => content[it] ?? {})) {
      for (const name of Object.keys(section))
        section[name] = versions[name] ?? section[name] ?? '';
    }
    writeFileSync(file, JSON.stringify(content, null, 2));
  }
}

/** Builds with the newest versions of these packages; returns what went wrong, or undefined. */
async function tryNewest(versions: Readonly<Record<string, string>>): Promise<string | undefined> {
  const folder = copySources();
  try {
    setVersions(folder, versions);
    await npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund');
    await npm(folder, 'run', '--silent', 'build');
    return undefined;
  } catch (failure) {
    const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
    return `${stdout}\n${stderr}`.trim().split('\n').slice(-SHOWN_LINES).join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(words: readonly string[]): Promise<void> {
  if (words.includes('--help')) return processTerminal.write(HELP);
  const wrong = words.find((it) => !(it in TRIALS));
  if (wrong)
    throw new UsageError(
      `Unexpected argument "${wrong}". Run: npm run federation:newest -- --help`,
    );
  let failures = 0;
  for (const trial of words.length ? words : Object.keys(TRIALS)) {
    const names = TRIALS[trial] ?? [];
    const found = await Promise.all(names.map(async (name) => [name, await newestOf(name)]));
    const title = found.map(([name, version]) => `${name} ${version}`).join(', ');
    const problem = await tryNewest(Object.fromEntries(found) as Record<string, string>);
    processTerminal.write(
      problem ? `${title}: the build fails.\n${problem}\n` : `${title}: the site builds.\n`,
    );
    if (problem) failures += 1;
  }
  if (failures) throw new Error('Not everything builds with its newest release; see above.');
}

process.exitCode = await runCommand(processTerminal, () => run(process.argv.slice(2)));
