import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UsageError } from '../command-line/command';
import { runProgram } from '../command-line/runProgram';
import { root } from '../workspace';
import { recipes } from './recipes';
import type { Files, Request } from './recipe';

async function write(files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    const config = await resolveConfig(file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await format(text, { ...config, filepath: file }));
  }
}

/** Runs `npm run new`: writes the files and says what remains for a person. */
export async function runNew(
  [kind = '', name, ...rest]: readonly string[],
  options: Request['options'],
): Promise<void> {
  const recipe = Object.hasOwn(recipes, kind) ? recipes[kind as keyof typeof recipes] : undefined;
  if (!recipe) throw new UsageError(`new takes ${Object.keys(recipes).join(' or ')} and a name.`);
  if (name === undefined || rest.length) throw new UsageError(`new ${kind} takes one name.`);
  const { files, remains } = recipe({
    name,
    options,
    isThere: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  });
  await write(files);
  // Who owns a new workspace follows from its declaration.
  if (await runProgram('npm', ['run', '--silent', 'repository', '--', 'owners'])) {
    throw new Error('CODEOWNERS is not written. Run: npm run repository -- owners');
  }
  const made = Object.keys(files);
  console.log([...made, '', 'What remains:', ...remains.map((line) => `- ${line}`)].join('\n'));
}
