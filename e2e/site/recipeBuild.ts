import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { runIn } from './runIn';

/** As in a terminal: bundlers and their plugins build otherwise when these say that this is a test. */
const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };

/** A block of code, and the name in its first line: `// src/Clock.js`, `<!-- src/Clock.vue -->`. */
const BLOCK = /^```\w*\n(?:(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n)?([^]*?)^```$/gm;

/**
 * Does in a folder what a section of a recipe says: writes the files that it shows, and runs its commands. Needs the npm registry.
 * @returns the folder of the build
 */
export function buildByRecipe(recipe: string, section: string, folder: string): string {
  const document = readFileSync(join(root, 'docs/recipes', recipe), 'utf8');
  const [, text = ''] = document.split(`### ${section}\n`);
  const [own = ''] = text.split(/^##/m);
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write('package.json', JSON.stringify({ name: 'outside', version: '1.0.0', private: true }));
  for (const [, file, content = ''] of own.matchAll(BLOCK)) {
    if (file) write(file, content);
    else {
      for (const line of content.trim().split('\n')) {
        const [program = '', ...words] = line.split(' ');
        runIn(folder, program, words, env);
      }
    }
  }
  return join(folder, 'dist');
}
