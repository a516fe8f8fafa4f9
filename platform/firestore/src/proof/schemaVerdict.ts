import { documentRules, faultsOf, patterns, type FieldRules } from '@site/contracts/enquiry';
import { isJsonObject } from '@site/tooling/files/json';
import { readCommit } from '../requests/readCommit';
import { decodeFields } from '../documents/values';
import type { FilledRequest } from './requests/proofRequest';

/** What decides over documents: the fields of each collection, and the ids. */
export interface Schema {
  rules: Readonly<Record<string, FieldRules>>;
  id: RegExp;
}

/** The site's own. */
export const siteSchema: Schema = { rules: documentRules, id: patterns.id };

/**
 * Says whether the schema lets a request in that adds one whole document and does nothing else; `undefined` for every
 * other request, of which the schema alone says nothing.
 */
export function schemaVerdict(
  { path, body, before, byOwner }: FilledRequest,
  schema: Schema,
): boolean | undefined {
  const writes = isJsonObject(body) && path.endsWith(':commit') ? body.writes : undefined;
  if (before || byOwner || !Array.isArray(writes) || writes.length !== 1) return undefined;
  const [only] = writes as unknown[];
  if (!isJsonObject(only) || Object.keys(only).join() !== 'update') return undefined;
  const [, project = ''] = /\/projects\/([^/]+)/.exec(path) ?? [];
  try {
    const write = readCommit(body, project);
    if (!schema.id.test(write.id)) return false;
    return faultsOf(write.collection, decodeFields(write.fields), schema.rules).length === 0;
  } catch {
    return false;
  }
}
