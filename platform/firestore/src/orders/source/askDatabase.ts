import { setTimeout as wait } from 'node:timers/promises';
import { nameOf, type Database } from './database';

/** How long one answer may take, in ms. */
const TIME = 20_000;
/** How long to wait before each further attempt, in ms. */
const PAUSES = [500, 2000, 5000];
/** Answers that another attempt may better. */
const PASSING = [408, 429, 500, 502, 503, 504];

/** An answer that is no success, as a sentence for people. It names neither the token nor the address that was asked. */
function refusalOf(database: Database, status: number): string {
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

function silenceOf(database: Database): string {
  if (database.kind === 'cloud') return `${nameOf(database)} cannot be reached.`;
  return database.kind === 'emulator'
    ? `No emulator answers at ${database.address}.`
    : `No server answers at ${database.address}; npm start starts one.`;
}

async function attempt(database: Database, method: 'GET' | 'DELETE', path: string) {
  const response = await fetch(`${database.address}/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${database.token}` },
    signal: AbortSignal.timeout(TIME),
    // The token goes where it belongs and nowhere else: an answer that leads elsewhere is a refusal.
    redirect: 'manual',
  }).catch(() => undefined);
  if (!response) return { failure: silenceOf(database), mayPass: database.kind === 'cloud' };
  if (!response.ok) {
    await response.body?.cancel();
    return {
      failure: refusalOf(database, response.status),
      mayPass: PASSING.includes(response.status),
    };
  }
  return { body: (await response.json().catch(() => undefined)) as unknown };
}

/**
 * Asks a database, and again where that may help: reading and erasing do no harm twice. Takes the path behind `/v1/`, with
 * its query; gives the answer's JSON, undefined for anything else. Rejects with a sentence for people.
 */
export async function askDatabase(
  database: Database,
  method: 'GET' | 'DELETE',
  path: string,
  pauses: readonly number[] = PAUSES,
): Promise<unknown> {
  const [pause, ...later] = pauses;
  const answer = await attempt(database, method, path);
  if (!('failure' in answer)) return answer.body;
  if (!answer.mayPass || pause === undefined) throw new Error(answer.failure);
  await wait(pause);
  return askDatabase(database, method, path, later);
}
