import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { readDocumentName, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { readFields, type WireFields } from '../documents/values';

/** The one document that a commit stores. */
export interface Write extends DocumentPlace {
  fields: WireFields;
}

/** What Firestore knows of an object, by whether this store serves it. */
interface KnownParts {
  served: readonly string[];
  unserved: readonly string[];
}

const COMMIT: KnownParts = { served: ['writes'], unserved: ['transaction'] };
const WRITE: KnownParts = {
  served: ['update'],
  unserved: [
    ...['delete', 'verify', 'transform'],
    ...['updateMask', 'updateTransforms', 'currentDocument'],
  ],
};
const DOCUMENT: KnownParts = {
  served: ['name', 'fields'],
  unserved: ['createTime', 'updateTime'],
};

const malformed = (message: string) => new Refusal('malformed', message);

function readObject(value: unknown, what: string, { served, unserved }: KnownParts): JsonObject {
  if (!isJsonObject(value)) throw malformed(`A ${what} is a JSON object.`);
  // In Google's JSON, null means that the part is missing.
  const names = Object.keys(value).filter((name) => value[name] !== null);
  if (names.some((name) => ![...served, ...unserved].includes(name))) {
    throw malformed(`The ${what} has an unknown part.`);
  }
  const [other] = names.filter((name) => unserved.includes(name));
  if (other) throw new Refusal('unsupported', `The local store does not serve "${other}".`);
  return value;
}

function readOnlyWrite(writes: unknown): unknown {
  if (!Array.isArray(writes)) throw malformed('The writes are a list.');
  if (writes.length !== 1) {
    throw new Refusal('unsupported', 'The local store takes one document in a commit.');
  }
  return writes[0];
}

/**
 * Reads the body of a commit, as the order remote sends it: one document, without conditions.
 * @throws {Refusal} `INVALID_ARGUMENT` as Firestore does, and `UNIMPLEMENTED` for the rest of its interface.
 */
export function readCommit(body: unknown, project: string): Write {
  const { writes = [] } = readObject(body, 'commit', COMMIT);
  const { update } = readObject(readOnlyWrite(writes), 'write', WRITE);
  const document = readObject(update, 'document', DOCUMENT);
  const fields = readFields(document.fields ?? {});
  const place = readDocumentName(document.name, project);
  if (!place) throw new Refusal('denied', 'No document may stand inside another one.');
  return { ...place, fields };
}
