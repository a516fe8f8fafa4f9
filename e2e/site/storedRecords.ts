import { existsSync, readFileSync } from 'node:fs';
import { journalIn } from '@site/order-backend/journal/dataFolder';
import { run } from '@site/order-backend/testing/ordersCommand';

/**
 * What `npm run orders` gives staff: the enquiries (or, with `--subscribers`, the subscriptions), newest first. Runs the
 * command in this process, as one of its own takes a second to start.
 */
export async function storedRecords(
  { data }: { data: string },
  ...options: string[]
): Promise<Record<string, unknown>[]> {
  const { code, output, warnings } = await run('--json', '--data', data, ...options);
  if (code !== 0) throw new Error(warnings);
  return JSON.parse(output || '[]');
}

/** The orders of one visitor. */
export const ordersOf = async (site: { data: string }, name: string) =>
  (await storedRecords(site)).filter(({ Name }) => Name === name);

/** Whether an order of that quantity is in the journal: cheap enough to be asked many times. */
export function isWritten(data: string, quantity: number): boolean {
  const journal = journalIn(data);
  return (
    existsSync(journal) &&
    readFileSync(journal, 'utf8').includes(`"Quantity":{"integerValue":"${quantity}"}`)
  );
}
