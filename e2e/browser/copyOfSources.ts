import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

/** What is installed or made, and so no source. */
const MADE = /^(node_modules|dist|\.git|\.data|\.site|docs)$/;

export interface SourceCopy {
  folder: string;
  remove(): void;
}

/**
 * Copies the sources as someone would who takes the project over, to change and build them without touching these.
 * The installed packages are shared, ours are the copy's.
 */
export function copyOfSources(): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-sources-'));
  const isSource = (path: string) => path === root || !MADE.test(basename(path));
  cpSync(root, folder, { recursive: true, filter: isSource });
  mkdirSync(join(folder, 'node_modules/@site'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((it) => it !== '@site')) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@site'))) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@site', name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
