import { objectWithOnly } from '../documents/objectWithOnly';
import { readDocumentName, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { readFields, type WireFields, type WireValue } from '../documents/values';
import { readFieldPath, valueAt, withValueAt } from '../documents/fieldPath';

export interface Write extends DocumentPlace {
  /** What the write needs: a document, none, or either. */
  exists: boolean | undefined;
  /** Makes the next fields from the present ones, at a time of RFC 3339; undefined when the document goes. */
  fieldsAfter(before: WireFields | undefined, now: string): WireFields | undefined;
}

const malformed = (message: string) => new Refusal('malformed', message);

function listIn(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value ?? [])) throw malformed(`The ${what} are a list.`);
  return (value ?? []) as unknown[];
}

function readMask(mask: unknown): string[][] | undefined {
  if (mask === undefined || mask === null) return undefined;
  const { fieldPaths } = objectWithOnly(mask, 'mask', ['fieldPaths']);
  return listIn(fieldPaths, 'paths of a mask').map(readFieldPath);
}

/** The paths of the fields that get the server's time. */
const readTimes = (transforms: unknown): string[][] =>
  listIn(transforms, 'transforms').map((transform) => {
    const served = ['fieldPath', 'setToServerValue'];
    const { fieldPath, setToServerValue } = objectWithOnly(transform, 'transform', served);
    if (setToServerValue !== 'REQUEST_TIME') throw malformed('The value of a server is its time.');
    return readFieldPath(fieldPath);
  });

function readWrite(value: unknown, project: string): Write {
  const served = ['update', 'delete', 'updateMask', 'updateTransforms', 'currentDocument'];
  const write = objectWithOnly(value, 'write', served);
  const condition = objectWithOnly(write.currentDocument ?? {}, 'condition', ['exists']);
  const exists = condition.exists as boolean | undefined;
  if (typeof write.delete === 'string') {
    return { ...readDocumentName(write.delete, project), exists, fieldsAfter: () => undefined };
  }
  const document = objectWithOnly(write.update, 'document', ['name', 'fields']);
  const given = readFields(document.fields ?? {});
  const mask = readMask(write.updateMask);
  const times = readTimes(write.updateTransforms);
  return {
    ...readDocumentName(document.name, project),
    exists,
    fieldsAfter(before, now) {
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
 * Reads the body of a commit: documents that are set or deleted, fields by a mask, times of the server.
 * @throws {Refusal} `UNIMPLEMENTED` for the rest of Firestore's interface.
 */
export function readCommit(body: unknown, project: string): Write[] {
  const { writes } = objectWithOnly(body, 'commit', ['writes']);
  return listIn(writes, 'writes').map((write) => readWrite(write, project));
}
