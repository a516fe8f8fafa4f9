import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { runProgram } from '../command-line/runProgram';
import { root } from '../workspace';
import { plan, type Kind } from './plan';
import type { Files, NewOptions } from './recipe';
import { writeAll } from './writeAll';

async function formatted(files: Files): Promise<[file: string, text: string][]> {
  const entries = Object.entries(files).map(async ([path, text]): Promise<[string, string]> => {
    const file = join(root, path);
    const { inferredParser } = await getFileInfo(file);
    const config = await resolveConfig(file);
    return [file, inferredParser ? await format(text, { ...config, filepath: file }) : text];
  });
  return Promise.all(entries);
}

/** Writes the files of something new and says what remains for a person. */
export async function makeNew(kind: Kind, name: string, options: NewOptions): Promise<void> {
  const made = plan(kind, name, options);
  const { scripts = [], remains } = made;
  await writeAll(await formatted({ ...made.created, ...made.edited }));
  const failed: string[] = [];
  for (const args of scripts) {
    if (await runProgram('npm', ['run', '--silent', ...args])) {
      failed.push(`npm run ${args.join(' ')}`);
    }
  }
  const lines = [...Object.keys({ ...made.created, ...made.edited }), '', 'What remains:'];
  console.log([...lines, ...remains.map((line) => `- ${line}`)].join('\n'));
  if (failed.length) throw new Error(`The files are made, but this failed: ${failed.join(', ')}`);
}
