import { staffCollections } from '@site/firestore/staff/staffCollections';
import { readOwnerToken } from '@site/firestore/journal/ownerToken';
import { requestDatabase } from '@site/firestore/orders/source/requestDatabase';
import { firebaseProject } from '@site/tooling/workspace';
import type { StartedSite } from '../site/startSiteProcess';

interface StoredRecords {
  documents?: { fields: Record<'reference' | 'status', { stringValue: string }> }[];
}

/** The stored status of the order with a reference, as the database's owner reads it. */
export async function recordStatus(
  { address, data }: StartedSite,
  reference: string,
): Promise<string | undefined> {
  const project = firebaseProject();
  const token = await readOwnerToken(data);
  const { documents = [] } = (await requestDatabase(
    { kind: 'server', address, project, token },
    `projects/${project}/databases/(default)/documents/${staffCollections.desk}?pageSize=300`,
  )) as StoredRecords;
  const found = documents.find(({ fields }) => fields.reference.stringValue === reference);
  return found?.fields.status.stringValue;
}
