import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@site/platform/workspace';

/** Where staff read from: a data folder, or the address of a running server. */
type Source = { data: string } | { url: string };

/** What `npm run orders` gives staff: the enquiries (or, with `--subscribers`, the subscriptions), newest first. */
export function storedRecords(source: Source, ...options: string[]): Record<string, unknown>[] {
  const script = join(root, 'platform/src/orders.ts');
  const [[name, value]] = Object.entries(source) as [[string, string]];
  const args = ['--import', 'tsx', script, '--json', `--${name}`, value, ...options];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root }).toString() || '[]');
}
