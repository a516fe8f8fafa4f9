import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { root } from '../workspace';
import { plan, type Kind } from './plan';
import type { Files, NewOptions } from './recipe';
import { writtenSince } from './writtenSince';

async function formatted(files: Files): Promise<[file: string, text: string][]> {
  const entries = Object.entries(files).map(async ([path, text]): Promise<[string, string]> => {
    const file = join(root, path);
    const { inferredParser } = await getFileInfo(file);
    const config = await resolveConfig(file);
    return [file, inferredParser ? await format(text, { ...config, filepath: file }) : text];
  });
  return Promise.all(entries);
}

/** Runs a script of the repository, which is heard only where it fails. @returns whether it did its work */
function runQuietly(args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) console.error(stdout + stderr);
  return status === 0;
}

/**
 * Writes the files of something new, lists them, and says what remains for a person: before the scripts, which somebody may stop.
 */
export async function makeNew(kind: Kind, name: string, options: NewOptions): Promise<void> {
  const start = Date.now();
  const { created, edited, scripts = [], remains } = plan(kind, name, options);
  for (const [file, text] of await formatted({ ...created, ...edited })) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const files = writtenSince(start);
  const lines = [
    ...[...files, '', 'What remains:', ...remains.map((it) => `- ${it}`)],
    ...['', 'Before it is committed, git stash -u takes it out again, with all else that is not.'],
  ];
  console.log(lines.join('\n'));
  if (scripts.length === 0) return;
  const commandOf = (args: readonly string[]) => `npm run ${args.join(' ')}`;
  // A second call would refuse to make it again.
  console.error(
    `\nThe files are made. These take half a minute, or more on a busy machine; if you stop them, run them yourself:\n${scripts.map(commandOf).join('\n')}`,
  );
  const failed = scripts.filter((args) => !runQuietly(args));
  const others = writtenSince(start).filter((file) => !files.includes(file));
  if (others.length) console.log(['\nThey wrote:', ...others].join('\n'));
  if (failed.length) {
    throw new Error(`The files are made, but this failed: ${failed.map(commandOf).join(', ')}`);
  }
}
