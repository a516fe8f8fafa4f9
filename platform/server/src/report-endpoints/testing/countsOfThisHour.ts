import type { Counts } from '@site/reports/counts/counts';
import { countsIn, readCountFile } from '@site/reports/storage/countFile';

/** What a server counted in this hour. Takes its data folder. */
export const countsOfThisHour = async (data: string): Promise<Counts> =>
  (await readCountFile(countsIn(data))).at(-1)?.counts ?? {};
