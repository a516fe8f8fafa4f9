import { readFieldPath, type FieldPath } from './fieldPath';
import { isJsonObject, type JsonObject } from './json';
import { readDocumentName, type DocumentPlace } from './names';
import { readPrecondition, type Precondition } from './precondition';
import { Refusal } from './refusal';
import { readTime } from './scalars';
import { readTransforms, type Transform } from './transforms';
import { readFields, refuseUnstorableNames, type WireFields } from './values';

/** One write that a commit asks for. It is well formed; whether it is permitted is decided where documents are known. */
export interface Write extends DocumentPlace {
  fields: WireFields;
  /** The fields that are written; without it the whole document is. */
  mask: readonly FieldPath[] | undefined;
  transforms: readonly Transform[];
  condition: Precondition;
}

/** What a commit asks for: writes, and whether it asks for anything that nobody is permitted. */
export interface Commit {
  writes: readonly Write[];
  asksForbidden: boolean;
}

/** Each order is a commit of its own, so this is generous. */
const MAX_WRITES = 10;

const malformed = (message: string) => new Refusal('malformed', message);

function refuseSurplus(object: JsonObject, known: readonly string[], what: string): void {
  if (Object.keys(object).some((key) => !known.includes(key))) {
    throw malformed(`The ${what} has a part that does not belong.`);
  }
}

function readMask(mask: unknown): FieldPath[] | undefined {
  if (mask === undefined || mask === null) return undefined;
  if (!isJsonObject(mask)) throw malformed('An updateMask is an object.');
  refuseSurplus(mask, ['fieldPaths'], 'updateMask');
  const paths = mask.fieldPaths ?? [];
  if (!Array.isArray(paths)) throw malformed('The fieldPaths are a list.');
  return paths.map(readFieldPath);
}

/** Documents are only added: to remove one, or to ask about one, is permitted to nobody. */
function readForbidden(operation: 'delete' | 'verify', write: JsonObject, project: string): void {
  readDocumentName(write[operation], project);
  const condition = readPrecondition(write.currentDocument);
  if (operation === 'verify' && Object.keys(condition).length === 0) {
    throw malformed('A verify has a currentDocument.');
  }
  if (readMask(write.updateMask)) throw malformed(`A ${operation} has no updateMask.`);
  readTransforms(write.updateTransforms);
}

function readDocument(update: unknown): { name: unknown; fields: WireFields } {
  if (!isJsonObject(update)) throw malformed('An update is an object.');
  refuseSurplus(update, ['name', 'fields', 'createTime', 'updateTime'], 'update');
  // The server has times of its own, so these are read for their form alone.
  for (const time of [update.createTime, update.updateTime]) if (time) readTime(time);
  return { name: update.name, fields: readFields(update.fields ?? {}) };
}

/** The older form of transforms: a write of its own, which changes nothing else. */
function readTransformWrite(transform: unknown) {
  if (!isJsonObject(transform)) throw malformed('A transform is an object.');
  refuseSurplus(transform, ['document', 'fieldTransforms'], 'transform');
  const transforms = readTransforms(transform.fieldTransforms);
  if (transforms.length === 0) throw malformed('A transform changes a field.');
  return { name: transform.document, fields: {}, mask: [], transforms };
}

const OPERATIONS = ['update', 'delete', 'verify', 'transform'] as const;

function readWrite(write: unknown, project: string): Write | undefined {
  if (!isJsonObject(write)) throw malformed('A write is an object.');
  refuseSurplus(
    write,
    [...OPERATIONS, 'updateMask', 'updateTransforms', 'currentDocument'],
    'write',
  );
  const [operation, ...more] = OPERATIONS.filter((name) => (write[name] ?? null) !== null);
  if (!operation || more.length > 0) throw malformed('A write has one operation.');
  if (operation === 'delete' || operation === 'verify') {
    readForbidden(operation, write, project);
    return undefined;
  }
  const { name, ...change } =
    operation === 'transform'
      ? readTransformWrite(write.transform)
      : {
          ...readDocument(write.update),
          mask: readMask(write.updateMask),
          transforms: readTransforms(write.updateTransforms),
        };
  const condition = readPrecondition(write.currentDocument);
  const { fields, mask } = change;
  const isStored = ([field]: [string, unknown]) => !mask || mask.some(([first]) => first === field);
  refuseUnstorableNames(Object.fromEntries(Object.entries(fields).filter(isStored)));
  const place = readDocumentName(name, project);
  return place && { ...place, ...change, condition };
}

/**
 * Reads the body of a commit. Takes the parsed JSON and the project of the address.
 * Throws a `Refusal` for all that Firestore would call an invalid argument.
 */
export function readCommit(body: unknown, project: string): Commit {
  if (!isJsonObject(body)) throw malformed('A commit is a JSON object.');
  refuseSurplus(body, ['writes', 'transaction'], 'commit');
  if (body.transaction) throw malformed('There is no such transaction.');
  const entries = body.writes ?? [];
  if (!Array.isArray(entries) || entries.length > MAX_WRITES) {
    throw malformed(`A commit has at most ${MAX_WRITES} writes, in a list.`);
  }
  const writes = entries.map((write) => readWrite(write, project));
  const permitted = writes.filter((write) => write !== undefined);
  return { writes: permitted, asksForbidden: permitted.length < writes.length };
}
