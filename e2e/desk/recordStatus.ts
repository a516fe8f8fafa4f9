import { staffCollections } from '@site/firestore/staff/staffCollections';
import { readOwnerToken } from '@site/firestore/journal/ownerToken';
import { requestDatabase } from '@site/firestore/orders/source/requestDatabase';
import { firebaseProject } from '@site/tooling/workspace';
import type { StartedSite } from '../site/startSiteProcess';

type Answer = {
  document?: { fields: Record<'reference' | 'status', { stringValue: string }> };
}[];

/** The stored status of the order with a reference, as the database's owner reads it. */
export async function recordStatus(
  { address, data }: StartedSite,
  reference: string,
): Promise<string | undefined> {
  const project = firebaseProject();
  const token = await readOwnerToken(data);
  const answer = (await requestDatabase(
    { kind: 'server', address, project, token },
    `projects/${project}/databases/(default)/documents:runQuery`,
    { structuredQuery: { from: [{ collectionId: staffCollections.desk }] } },
  )) as Answer;
  const found = answer.find(({ document }) => document?.fields.reference.stringValue === reference);
  return found?.document?.fields.status.stringValue;
}
