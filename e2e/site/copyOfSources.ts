import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyPackages } from '@site/tooling/sources/installPackages';
import { root } from '@site/tooling/workspace';
import { runIn } from './runIn';

/** What is installed or made, and so no source. */
const MADE = /^(node_modules|dist|\.git|\.data|\.site)$/;

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
  copyPackages(folder);
  return {
    folder,
    run: (...words) => runIn(folder, 'npm', ['run', '--silent', ...words]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
