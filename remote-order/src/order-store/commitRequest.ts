import { firestoreOrigin, type FirebaseSettings } from '@site/contracts/database';
import { collections } from '@site/order-model/enquiry';
import type { StoredRecords } from './documentStore';

const documentsOf = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;

const addressOf = ({ projectId, apiKey }: FirebaseSettings, pageOrigin: string, path: string) =>
  `${firestoreOrigin(projectId, pageOrigin)}/v1/${documentsOf(projectId)}${path}?key=${encodeURIComponent(apiKey)}`;

export const commitAddress = (settings: FirebaseSettings, pageOrigin: string): string =>
  addressOf(settings, pageOrigin, ':commit');

export const documentAddress = (
  settings: FirebaseSettings,
  pageOrigin: string,
  kind: keyof StoredRecords,
  id: string,
): string => addressOf(settings, pageOrigin, `/${encodeURIComponent(collections[kind])}/${id}`);

function toValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  throw new TypeError('Only texts and whole numbers are stored.');
}

/** The body of a commit that writes one document. Throws for a record that cannot be stored. */
export function commitBody<Kind extends keyof StoredRecords>(
  { projectId }: FirebaseSettings,
  kind: Kind,
  id: string,
  record: StoredRecords[Kind],
): string {
  const fields = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, toValue(value)]),
  );
  const name = `${documentsOf(projectId)}/${collections[kind]}/${id}`;
  // The list by hand: old libraries give lists a `toJSON` of their own, which writes them as texts.
  return `{"writes":[${JSON.stringify({ update: { name, fields } })}]}`;
}
