import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { shellWord, UsageError } from '@site/tooling/command-line/command';
import { firebaseProject } from '@site/tooling/workspace';
import { documentName, documentsRoot } from '../documents/names';
import { decodeFields, type WireFields } from '../documents/values';
import { dataFolder, journalIn } from '../journal/dataFolder';
import { readJournalLines } from '../journal/journalLines';
import { readOwnerToken } from '../journal/ownerToken';
import { runningServer } from '../journal/runningServer';
import { nameOf, productionOf, requestDatabase, type DatabaseAccess } from './requestDatabase';

export interface ExportRow {
  /** The document's id, by which staff erase it; the visitor's reference follows from it. */
  id: string;
  /** Plain values by the field's name. */
  fields: Record<string, unknown>;
  createTime: string;
}

/** What the command takes from outside its arguments. */
export interface OrdersEnvironment {
  environment: Readonly<Record<string, string | undefined>>;
  /** Cloud Firestore's address, without a slash at the end. */
  cloud: string;
}

export const processEnvironment: OrdersEnvironment = {
  environment: process.env,
  cloud: 'https://firestore.googleapis.com',
};

export interface Where {
  data?: string | undefined;
  production?: boolean | undefined;
  project?: string | undefined;
}

/** Where documents are read and erased: the data folder of this machine with its server, or production. */
export interface Source {
  title: string;
  read(collection: string): Promise<ExportRow[]>;
  /** The database that erases. Rejects with a message for people. */
  database(): Promise<DatabaseAccess>;
}

/**
 * Reads the journal, also while a server writes to it: a line that is being written is left out. A missing journal holds
 * nothing.
 */
async function readJournal(folder: string, collection: string): Promise<ExportRow[]> {
  const file = journalIn(folder);
  const bytes = await readFile(file).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return Buffer.alloc(0);
    throw new Error(
      `${file} cannot be read (${code}). Name the folder of enquiries: --data FOLDER`,
    );
  });
  return readJournalLines(file, bytes)
    .documents.filter((document) => document.collection === collection)
    .map(({ id, fields, createTime }) => ({ id, fields: decodeFields(fields), createTime }));
}

/** What a query is answered with; the last part may hold no document, or what ended the answer on its way. */
type QueryAnswer = {
  document?: { name: string; fields?: WireFields; createTime: string };
  error?: { status?: string };
}[];

function readAnswer(database: DatabaseAccess, answer: unknown): ExportRow[] {
  let failure: QueryAnswer[number]['error'];
  let rows: ExportRow[];
  try {
    rows = (answer as QueryAnswer).flatMap(({ document, error }) => {
      failure ??= error;
      if (!document) return [];
      const { name, fields = {}, createTime } = document;
      return [{ id: name.split('/').at(-1) ?? '', fields: decodeFields(fields), createTime }];
    });
  } catch {
    // The failure's own message may quote a document.
    throw new Error(`${nameOf(database)} gave something that is no list of documents.`);
  }
  if (!failure) return rows;
  throw new Error(`${nameOf(database)} did not give all of it (${failure.status}). Try again.`);
}

/** Firestore ends a query that runs for a minute. */
const PAGE = 300;

async function readDatabase(database: DatabaseAccess, collection: string): Promise<ExportRow[]> {
  const path = `${documentsRoot(database.project)}:runQuery`;
  const structuredQuery = {
    from: [{ collectionId: collection }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    limit: PAGE,
  };
  const found: ExportRow[] = [];
  for (let startAt: object | undefined; ;) {
    const query = { structuredQuery: { ...structuredQuery, ...(startAt && { startAt }) } };
    const page = readAnswer(database, await requestDatabase(database, path, query));
    found.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return found;
    const referenceValue = documentName({ collection, id: last.id }, database.project);
    startAt = { values: [{ referenceValue }], before: false };
  }
}

function inFolder(data: string): Source {
  return {
    title: data,
    read: (collection) => readJournal(data, collection),
    async database() {
      const address = runningServer(data)?.address;
      if (address === undefined) {
        const option = data === dataFolder ? '' : ` -- --data ${shellWord(data)}`;
        throw new Error(`Nothing was erased: no server runs on ${data}. Run: npm start${option}`);
      }
      // The server erases only for those who can read its data folder.
      const token = await readOwnerToken(data);
      return { kind: 'server', address, project: firebaseProject(), token };
    },
  };
}

/** Reads where documents come from. Throws a `UsageError`. */
export function sourceOf(where: Where, { environment, cloud }: OrdersEnvironment): Source {
  const { data, project } = where;
  if (!where.production) {
    if (project !== undefined) throw new UsageError('--project goes with --production.');
    if (data !== undefined && !existsSync(data)) throw new UsageError(`${data} does not exist.`);
    return inFolder(data ?? dataFolder);
  }
  if (data !== undefined) throw new UsageError('--production does not take --data.');
  const production = productionOf(project, environment);
  const database: DatabaseAccess = { kind: 'cloud', address: cloud, ...production };
  return {
    title: nameOf(database).replace(/,$/, ''),
    read: (collection) => readDatabase(database, collection),
    database: async () => database,
  };
}
