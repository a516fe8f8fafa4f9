import { faultsOf, patterns } from '@site/contracts/enquiry';
import { isJsonObject } from '@site/tooling/files/json';
import { readCommit } from '../requests/readCommit';
import { decodeFields } from '../documents/values';
import type { FilledRequest } from './requests/proofRequest';

/**
 * Says whether the schema lets a request in that adds one whole document and does nothing else; `undefined` for every
 * other request, of which the schema alone says nothing.
 */
export function schemaVerdict({ path, body, before, byOwner }: FilledRequest): boolean | undefined {
  const writes = isJsonObject(body) && path.endsWith(':commit') ? body.writes : undefined;
  if (before || byOwner || !Array.isArray(writes) || writes.length !== 1) return undefined;
  const [only] = writes as unknown[];
  if (!isJsonObject(only) || Object.keys(only).join() !== 'update') return undefined;
  const [, project = ''] = /\/projects\/([^/]+)/.exec(path) ?? [];
  try {
    const [write] = readCommit(body, project);
    const fields = write?.fieldsAfter(undefined, '');
    if (!write || !fields || !patterns.id.test(write.id)) return false;
    return faultsOf(write.collection, decodeFields(fields)).length === 0;
  } catch {
    return false;
  }
}
