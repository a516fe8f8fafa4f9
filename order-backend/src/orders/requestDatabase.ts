import { UsageError } from '@site/tooling/command-line/command';
import { firebaseProject } from '@site/tooling/workspace';
import { isProjectId } from '../documents/names';

/** A Firestore database that is reached by its REST interface: the site's server, or Cloud Firestore. */
export interface DatabaseAccess {
  kind: 'server' | 'cloud';
  /** Where it is, without a slash at the end. */
  address: string;
  project: string;
  /** The name of one beside that of the enquiries, and the role that reads it. */
  name?: string;
  role?: string;
  /** Proves that its sender may read and erase. It is never printed. */
  token: string;
}

/** The project in production, or another one, and the access token of who runs the command. @throws {UsageError} */
export function productionOf(
  project = firebaseProject(),
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Pick<DatabaseAccess, 'project' | 'token'> {
  if (!isProjectId(project)) throw new UsageError('--project takes the id of a project.');
  if (project.startsWith('demo-')) {
    throw new UsageError(
      `The site's project is ${project}, which stands for none: name it in remote-order/firebase.config.json, or give --project.`,
    );
  }
  const token = environment.SITE_FIRESTORE_TOKEN?.trim();
  if (!token) {
    throw new UsageError(
      'Put an access token into SITE_FIRESTORE_TOKEN first: SITE_FIRESTORE_TOKEN=$(gcloud auth print-access-token)',
    );
  }
  // What no header may hold would be quoted in the failure.
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError('SITE_FIRESTORE_TOKEN holds no token.');
  return { project, token };
}

/** What it is called at the beginning of a sentence; a verb follows. */
export const nameOf = ({ kind, address, project, name }: DatabaseAccess): string =>
  kind === 'cloud'
    ? `Cloud Firestore, project ${project},${name === undefined ? '' : ` database ${name},`}`
    : `The server at ${address}`;

/** No page of documents takes longer. */
const TIMEOUT_MS = 60_000;

const CLOUD_HINTS: Readonly<Record<number, (database: DatabaseAccess) => string>> = {
  401: () =>
    'The access token was refused: one lasts an hour. Put a new one into SITE_FIRESTORE_TOKEN (gcloud auth print-access-token).',
  403: ({ project, name, role = 'Cloud Datastore User' }) =>
    `The account of the access token may not do this in ${name === undefined ? '' : `the database ${name} of `}project ${project}: it needs the role ${role}.`,
  404: ({ project, name }) =>
    `There is no Firestore database${name === undefined ? '' : ` ${name}`} in a project ${project}.`,
};

/** Explains a refused request. Names neither the token nor the whole address. */
function explainStatus(database: DatabaseAccess, status: number): string {
  // The token that it refuses is that of a data folder.
  if (database.kind === 'server' && status === 403) {
    return `${nameOf(database)} has another data folder.`;
  }
  const hint = database.kind === 'cloud' ? CLOUD_HINTS[status] : undefined;
  return hint?.(database) ?? `${nameOf(database)} answered ${status}.`;
}

const explainSilence = (database: DatabaseAccess) =>
  database.kind === 'cloud'
    ? `${nameOf(database)} cannot be reached.`
    : `No server answers at ${database.address}.`;

/**
 * Sends a request. Rejects with a message for people.
 * @param path what follows `/v1/`, with its query
 * @param sent the body of a POST; without it the request is a GET
 * @returns the answer's JSON; undefined for anything else
 */
export async function requestDatabase(
  database: DatabaseAccess,
  path: string,
  sent?: object,
): Promise<unknown> {
  const response = await fetch(`${database.address}/v1/${path}`, {
    method: sent ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${database.token}`, 'Content-Type': 'application/json' },
    ...(sent && { body: JSON.stringify(sent) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A redirect would take the token to another server.
    redirect: 'manual',
  }).catch(() => {
    throw new Error(explainSilence(database));
  });
  if (response.ok) {
    const text = await response.text().catch(() => {
      throw new Error(`${nameOf(database)} did not finish its answer. Try again.`);
    });
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }
  await response.body?.cancel();
  throw new Error(explainStatus(database, response.status));
}
