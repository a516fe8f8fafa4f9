import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = join(__dirname, '../..');

/** What is installed or made, and so no source. */
const MADE = /^(node_modules|dist|\.git|\.data|\.site|docs)$/;

export interface SourceCopy {
  folder: string;
  /** Runs one of its npm scripts; gives what that said, or throws when it fails. */
  run(...words: string[]): string;
  remove(): void;
}

/** Copies the sources as someone would who takes the project over, to change and build them without touching these. */
export function copyOfSources(): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-sources-'));
  const isSource = (path: string) => path === root || !MADE.test(basename(path));
  cpSync(root, folder, { recursive: true, filter: isSource });
  linkPackages(folder);
  return {
    folder,
    run: (...words) =>
      execFileSync('npm', ['run', '--silent', ...words], { cwd: folder, stdio: 'pipe' }).toString(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Gives sources elsewhere their packages: what is installed here is shared, the workspaces are their own. */
export function linkPackages(sources: string): void {
  const installed = join(root, 'node_modules');
  const packages = join(sources, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(installed).filter((it) => it !== '@site')) {
    symlinkSync(join(installed, name), join(packages, name));
  }
  const { workspaces } = readPackage(sources) as { workspaces: string[] };
  for (const workspace of workspaces) {
    const { name } = readPackage(join(sources, workspace)) as { name: string };
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(join(sources, workspace), join(packages, name));
  }
}

function readPackage(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
