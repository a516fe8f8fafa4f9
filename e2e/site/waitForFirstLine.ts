import { existsSync, readFileSync } from 'node:fs';

/** Waits for the first line of a file; rejects when none comes. */
export async function waitForFirstLine(file: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const [line] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (line) return line;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${file} stayed empty.`);
}
