import { faultsOf, orderFieldNames } from '@site/contracts/enquiry';
import { isJsonObject, type JsonObject } from './json';
import { documentsRoot, isDocumentId } from './names';
import { Refusal } from './refusal';
import { decodeFields, type WireFields } from './values';

/** One document that a commit asks to store, and that the contract accepts. */
export interface Write {
  collection: string;
  id: string;
  fields: WireFields;
  /** What the sender says about the document's being there already; nothing is `undefined`. */
  exists: boolean | undefined;
}

/** Each order is a commit of its own, so this is generous. */
const MAX_WRITES = 10;

/** The reasons of the contract that hold its own names alone. Others repeat a name that the sender chose. */
const speakableReasons = new Set(
  orderFieldNames.flatMap((name) => [`${name} is missing`, `${name} is not valid`]),
);

const malformed = (message: string) => new Refusal('malformed', message);

function refuseSurplus(object: JsonObject, known: readonly string[], what: string): void {
  if (Object.keys(object).some((key) => !known.includes(key))) {
    throw malformed(`The ${what} has a part that does not belong.`);
  }
}

function refuseOtherOperations(write: JsonObject): void {
  if ('delete' in write || 'verify' in write) {
    throw new Refusal('denied', 'Documents can be added here, not removed or asked about.');
  }
  for (const part of ['transform', 'updateTransforms', 'updateMask']) {
    if (part in write) throw new Refusal('unsupported', `A write with ${part} is not served here.`);
  }
}

function readExists(condition: unknown): boolean | undefined {
  if (condition === undefined) return undefined;
  if (!isJsonObject(condition)) throw malformed('A currentDocument is an object.');
  if ('updateTime' in condition) {
    throw new Refusal('unsupported', 'A currentDocument with updateTime is not served here.');
  }
  refuseSurplus(condition, ['exists'], 'currentDocument');
  if (typeof condition.exists !== 'boolean') throw malformed('The exists is true or false.');
  return condition.exists;
}

function readName(name: unknown, project: string): { collection: string; id: string } {
  const root = `${documentsRoot(project)}/`;
  if (typeof name !== 'string' || !name.startsWith(root)) {
    throw malformed('The name of a document does not belong to this database.');
  }
  const [collection, id, ...deeper] = name.slice(root.length).split('/');
  if (!collection || id === undefined) throw malformed('The name of a document has no id.');
  if (deeper.length > 0) throw new Refusal('denied', 'Nothing is stored inside documents.');
  if (!isDocumentId(id)) throw malformed('The id of a document is not valid.');
  return { collection, id };
}

function refuseFaults(collection: string, fields: WireFields): void {
  const faults = faultsOf(collection, decodeFields(fields));
  if (faults.length === 0) return;
  const reasons = faults.filter((fault) => speakableReasons.has(fault));
  const why = reasons.length > 0 ? reasons.join(', ') : 'no such collection, or a field too many';
  throw new Refusal('denied', `Missing or insufficient permissions: ${why}.`);
}

function readWrite(write: unknown, project: string): Write {
  if (!isJsonObject(write)) throw malformed('A write is an object.');
  refuseOtherOperations(write);
  refuseSurplus(write, ['update', 'currentDocument'], 'write');
  const { update } = write;
  if (!isJsonObject(update)) throw malformed('A write has an update, which is an object.');
  refuseSurplus(update, ['name', 'fields'], 'update');
  const exists = readExists(write.currentDocument);
  const target = readName(update.name, project);
  const fields = update.fields ?? {};
  if (!isJsonObject(fields)) throw malformed('The fields of a document are an object.');
  refuseFaults(target.collection, fields);
  return { ...target, fields, exists };
}

/**
 * Reads the body of a commit. Takes the parsed JSON and the project of the address; gives its writes.
 * Throws a `Refusal` for all that is not a plain addition of documents that the contract accepts.
 */
export function readCommit(body: unknown, project: string): Write[] {
  if (!isJsonObject(body)) throw malformed('A commit is a JSON object.');
  if ('transaction' in body) throw new Refusal('unsupported', 'Transactions are not served here.');
  refuseSurplus(body, ['writes'], 'commit');
  const { writes } = body;
  if (!Array.isArray(writes) || writes.length === 0 || writes.length > MAX_WRITES) {
    throw malformed(`A commit has 1 to ${MAX_WRITES} writes.`);
  }
  return writes.map((write) => readWrite(write, project));
}
