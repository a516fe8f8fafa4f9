import { setTimeout as wait } from 'node:timers/promises';
import { nameOf, type Database } from './databaseAccess';

const TIMEOUT_MS = 20_000;
const RETRY_DELAYS_MS = [500, 2000, 5000];
/** Statuses after which the request is sent again. */
const TRANSIENT = [408, 429, 500, 502, 503, 504];

/** Explains a refused request to a person. Names neither the token nor the whole address. */
function explainStatus(database: Database, status: number): string {
  if (database.kind === 'cloud' && status === 401) {
    return 'The access token was refused: one lasts an hour. Put a new one into SITE_FIRESTORE_TOKEN (gcloud auth print-access-token).';
  }
  if (database.kind === 'cloud' && status === 403) {
    return `The account of the access token may not do this in project ${database.project}: it needs the role Cloud Datastore User.`;
  }
  if (database.kind === 'cloud' && status === 404) {
    return `There is no Firestore database in a project ${database.project}.`;
  }
  return `${nameOf(database)} answered ${status}.`;
}

function explainSilence(database: Database): string {
  if (database.kind === 'cloud') return `${nameOf(database)} cannot be reached.`;
  return database.kind === 'emulator'
    ? `No emulator answers at ${database.address}.`
    : `No server answers at ${database.address}; npm start starts one.`;
}

/** Methods that may be repeated: what they ask for is the same after the second time. */
type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH';

async function attempt(database: Database, method: Method, path: string, sent?: object) {
  const response = await fetch(`${database.address}/v1/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${database.token}`,
      ...(sent && { 'Content-Type': 'application/json' }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A redirect would take the token to another server.
    redirect: 'manual',
  }).catch(() => undefined);
  if (!response)
    return { failure: explainSilence(database), isTransient: database.kind === 'cloud' };
  if (!response.ok) {
    await response.body?.cancel();
    return {
      failure: explainStatus(database, response.status),
      isTransient: TRANSIENT.includes(response.status),
    };
  }
  return { body: (await response.json().catch(() => undefined)) as unknown };
}

/**
 * Sends a request and repeats it after transient failures.
 * @param path what follows `/v1/`, with its query
 * @param sent what a POST or a PATCH sends
 * @returns the answer's JSON; undefined for anything else
 */
export async function requestDatabase(
  database: Database,
  method: Method,
  path: string,
  sent?: object,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<unknown> {
  const [delay, ...laterDelays] = delaysMs;
  const answer = await attempt(database, method, path, sent);
  if (!('failure' in answer)) return answer.body;
  if (!answer.isTransient || delay === undefined) throw new Error(answer.failure);
  await wait(delay);
  return requestDatabase(database, method, path, sent, laterDelays);
}
