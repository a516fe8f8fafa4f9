import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { runProgram } from '../command-line/runProgram';
import { root } from '../workspace';
import { plan, type Kind } from './plan';
import type { Files, NewOptions } from './recipe';

async function write(files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    const { inferredParser } = await getFileInfo(file);
    const config = await resolveConfig(file);
    await mkdir(dirname(file), { recursive: true });
    const formatted = inferredParser && (await format(text, { ...config, filepath: file }));
    await writeFile(file, formatted ?? text);
  }
}

/** Writes the files of something new and says what remains for a person. */
export async function makeNew(kind: Kind, name: string, options: NewOptions): Promise<void> {
  const { files, scripts = [], remains } = plan(kind, name, options);
  await write(files);
  const failed: string[] = [];
  for (const words of scripts) {
    if (await runProgram('npm', ['run', '--silent', ...words])) {
      failed.push(`npm run ${words.join(' ')}`);
    }
  }
  const lines = [...Object.keys(files), '', 'What remains:'];
  console.log([...lines, ...remains.map((line) => `- ${line}`)].join('\n'));
  if (failed.length) throw new Error(`The files are made, but this failed: ${failed.join(', ')}`);
}
