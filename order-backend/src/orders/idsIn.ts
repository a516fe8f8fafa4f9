import { readFileSync } from 'node:fs';
import { UsageError } from '@site/tooling/command-line/command';

/**
 * References and ids with commas between them. Those of a flood are longer than an argument may be, 128 KiB, and stand in a file,
 * `@FILE`, apart by lines, spaces or commas.
 * @throws {UsageError} for a file that cannot be read
 */
export function idsIn(typed: string): string {
  if (!typed.startsWith('@')) return typed;
  const file = typed.slice(1);
  try {
    return readFileSync(file, 'utf8')
      .split(/[\s,]+/)
      .filter(Boolean)
      .join(',');
  } catch {
    throw new UsageError(`--id names a file that cannot be read: ${file}`);
  }
}
