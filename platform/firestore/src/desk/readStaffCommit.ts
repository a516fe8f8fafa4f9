import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { readDocumentName, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { readFields, type WireFields, type WireValue } from '../documents/values';
import { readFieldPath, valueAt, withValueAt } from './fieldPath';

/** One write of a commit by somebody who is signed in. */
export interface StaffWrite extends DocumentPlace {
  /** What the write needs: a document, none, or either. */
  exists: boolean | undefined;
  /** Makes the next fields from the present ones, at a time of RFC 3339; undefined when the document goes. */
  apply(before: WireFields | undefined, now: string): WireFields | undefined;
}

/** Firestore's own limit of writes in a commit. */
const MAX_WRITES = 500;

const malformed = (message: string) => new Refusal('malformed', message);
const unserved = (what: string) =>
  new Refusal('unsupported', `The local store does not serve "${what}".`);

function readObject(value: unknown, what: string, known: readonly string[]): JsonObject {
  if (!isJsonObject(value)) throw malformed(`A ${what} is a JSON object.`);
  // In Google's JSON, null means that the part is missing.
  const stranger = Object.keys(value).find((name) => value[name] !== null && !known.includes(name));
  if (stranger) throw unserved(stranger);
  return value;
}

function placeOf(name: unknown, project: string): DocumentPlace {
  const place = readDocumentName(name, project);
  if (!place) throw new Refusal('denied', 'No document may stand inside another one.');
  return place;
}

const readMask = (mask: unknown): string[][] | undefined => {
  if (mask === undefined || mask === null) return undefined;
  const { fieldPaths = [] } = readObject(mask, 'mask', ['fieldPaths']);
  if (!Array.isArray(fieldPaths)) throw malformed('The paths of a mask are a list.');
  return fieldPaths.map(readFieldPath);
};

function readTimes(transforms: unknown): string[][] {
  if (!Array.isArray(transforms ?? [])) throw malformed('The transforms are a list.');
  return ((transforms ?? []) as unknown[]).map((transform) => {
    const known = ['fieldPath', 'setToServerValue'];
    const { fieldPath, setToServerValue } = readObject(transform, 'transform', known);
    if (setToServerValue !== 'REQUEST_TIME') throw malformed('The value of a server is its time.');
    return readFieldPath(fieldPath);
  });
}

function readWrite(value: unknown, project: string): StaffWrite {
  const parts = ['update', 'delete', 'updateMask', 'updateTransforms', 'currentDocument'];
  const write = readObject(value, 'write', parts);
  const condition = readObject(write.currentDocument ?? {}, 'condition', ['exists']);
  const exists = condition.exists as boolean | undefined;
  if (typeof write.delete === 'string') {
    return { ...placeOf(write.delete, project), exists, apply: () => undefined };
  }
  const document = readObject(write.update, 'document', ['name', 'fields']);
  const given = readFields(document.fields ?? {});
  const mask = readMask(write.updateMask);
  const times = readTimes(write.updateTransforms);
  return {
    ...placeOf(document.name, project),
    exists,
    apply(before, now) {
      const masked = mask?.reduce(
        (fields, path) => withValueAt(fields, path, valueAt(given, path) as WireValue | undefined),
        before ?? {},
      );
      return times.reduce(
        (fields, path) => withValueAt(fields, path, { timestampValue: now }),
        masked ?? given,
      );
    },
  };
}

/**
 * Reads the body of a commit as the desk sends it: documents that are set or deleted, fields by a mask, times of the server.
 * @throws {Refusal} `UNIMPLEMENTED` for the rest of Firestore's interface.
 */
export function readStaffCommit(body: unknown, project: string): StaffWrite[] {
  const { writes = [] } = readObject(body, 'commit', ['writes']);
  if (!Array.isArray(writes)) throw malformed('The writes are a list.');
  if (writes.length > MAX_WRITES) throw unserved('so many writes');
  return writes.map((write) => readWrite(write, project));
}
