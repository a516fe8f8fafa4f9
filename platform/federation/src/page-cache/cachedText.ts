import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { keyOf } from './contentCache';

/** Where tools of Node packages keep what they can make again. */
const FOLDER = join(root, 'node_modules/.cache/site');

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

function readKept(file: string): string | undefined {
  try {
    const [digest, ...lines] = readFileSync(file, 'utf8').split('\n');
    const text = lines.join('\n');
    return digest === digestOf(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Appears by one rename, as several processes may do this at once. */
function keep(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, `${digestOf(text)}\n${text}`);
    renameSync(draft, file);
  } catch {
    // A folder that cannot be written costs time alone.
  }
}

/** The text that `make` makes from these values alone: made once, then read from a file. A damaged file is made again. */
export function cachedText(
  madeFrom: readonly unknown[],
  make: () => string,
  folder: string = FOLDER,
): string {
  const file = join(folder, keyOf(...madeFrom));
  const kept = readKept(file);
  if (kept !== undefined) return kept;
  const text = make();
  keep(file, text);
  return text;
}
