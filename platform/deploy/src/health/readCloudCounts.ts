import { z } from 'zod';
import { decodeFields } from '@site/order-backend/documents/values';
import { requestDatabase, type DatabaseAccess } from '@site/order-backend/orders/requestDatabase';
import { cloudCounts } from '@site/reports/cloudReports';
import { hourCountsSchema } from '@site/reports/hourCountsSchema';
import type { HourCounts } from '@site/reports/counts';

const page = z.object({
  documents: z.array(z.object({ fields: z.unknown() })).default([]),
  nextPageToken: z.string().optional(),
});

export interface CloudCounts {
  project: string;
  /** An access token of an account that may read the database. */
  token: string;
  /** The address of Cloud Firestore, without a slash at the end. */
  address: string;
}

/** The emulator does not know that a plus sign is a blank. */
const blanks = (query: URLSearchParams) => query.toString().replaceAll('+', '%20');

/** Reads the counts of a site from the cloud, the newest hours first, down to one hour. Rejects with a message for people. */
export async function readCloudCounts(
  { project, token, address }: CloudCounts,
  from: string,
): Promise<HourCounts[]> {
  const database: DatabaseAccess = {
    kind: 'cloud',
    address,
    project,
    token,
    name: cloudCounts.database,
    role: 'Cloud Datastore Viewer',
  };
  const path = `projects/${project}/databases/${cloudCounts.database}/documents/${cloudCounts.collection}`;
  const found: HourCounts[] = [];
  for (let pageToken = ''; ;) {
    const query = new URLSearchParams({
      pageSize: '100',
      orderBy: 'hour desc',
      ...(pageToken && { pageToken }),
    });
    const answer = page.parse(await requestDatabase(database, `${path}?${blanks(query)}`));
    const hours = answer.documents.map((it) => hourCountsSchema.parse(decodeFields(it.fields)));
    found.push(...hours.filter(({ hour }) => hour >= from));
    if (!answer.nextPageToken || hours.some(({ hour }) => hour < from)) return found;
    pageToken = answer.nextPageToken;
  }
}
