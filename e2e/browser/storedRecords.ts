import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** What staff get from `npm run orders` for a data folder: the enquiries, newest first, with their stored fields. */
export function storedRecords(data: string, ...options: string[]): Record<string, unknown>[] {
  const script = join(root, 'platform/src/orders.ts');
  const args = ['--import', 'tsx', script, '--json', '--data', data, ...options];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root }).toString() || '[]');
}
