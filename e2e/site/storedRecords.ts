import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** Where staff read from: a data folder, through its running server where its address is given. */
interface Source {
  data: string;
  address?: string;
}

/** What `npm run orders` gives staff: the enquiries (or, with `--subscribers`, the subscriptions), newest first. */
export function storedRecords(
  { data, address }: Source,
  ...options: string[]
): Record<string, unknown>[] {
  const script = join(root, 'platform/firestore/src/orders.ts');
  const from = ['--data', data, ...(address ? ['--url', address] : [])];
  const args = ['--import', 'tsx', script, '--json', ...from, ...options];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root }).toString() || '[]');
}
