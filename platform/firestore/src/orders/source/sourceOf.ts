import { dataFolder } from '../../journal/dataFolder';
import { isProjectId } from '../../documents/names';
import { readOwnerToken } from '../../journal/ownerToken';
import { UsageError } from '@site/tooling/command-line/command';
import { firebaseProject } from '@site/tooling/workspace';
import { EMULATOR_TOKEN, type Database } from './databaseAccess';
import type { Source } from './source';

/** What the command takes from outside its arguments. */
export interface OrdersEnvironment {
  environment: Readonly<Record<string, string | undefined>>;
  /** Cloud Firestore's address, without a slash at the end. */
  cloud: string;
}

/** What this process has of it. */
export const processEnvironment: OrdersEnvironment = {
  environment: process.env,
  cloud: 'https://firestore.googleapis.com',
};

/** Where a person wants documents from, as it was typed. */
interface Where {
  data?: string | undefined;
  url?: string | undefined;
  emulator?: boolean | undefined;
  production?: boolean | undefined;
  project?: string | undefined;
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;
const HOST = /^[A-Za-z0-9.-]+:\d{1,5}$|^\[[0-9A-Fa-f:]+\]:\d{1,5}$/;

function refuseSeveral(where: Where): void {
  const databases = (['url', 'emulator', 'production'] as const).filter(
    (name) => where[name] !== undefined,
  );
  // Together with --url, --data names the folder that holds the server's token.
  const isAnotherPlace = where.data !== undefined && where.url === undefined;
  const [first, second] = isAnotherPlace ? ['data', ...databases] : databases;
  if (second) throw new UsageError(`Take either --${first} or --${second}, not both.`);
  if (where.project !== undefined && databases.length === 0) {
    throw new UsageError('--project goes with --url, --emulator or --production.');
  }
}

function projectOf({ project = firebaseProject() }: Where): string {
  if (!isProjectId(project)) throw new UsageError('--project takes the id of a project.');
  return project;
}

function cloudOf(where: Where, { environment, cloud }: OrdersEnvironment): Database {
  const project = projectOf(where);
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
  return { kind: 'cloud', address: cloud, project, token };
}

function emulatorOf(where: Where, { environment }: OrdersEnvironment): Database {
  const host = environment.FIRESTORE_EMULATOR_HOST ?? '';
  if (!HOST.test(host)) {
    throw new UsageError(
      'Say where the emulator is: FIRESTORE_EMULATOR_HOST=127.0.0.1:8085, for example.',
    );
  }
  const project = projectOf(where);
  return { kind: 'emulator', address: `http://${host}`, project, token: EMULATOR_TOKEN };
}

/** Reads where documents come from. Throws a `UsageError`. */
export async function sourceOf(where: Where, outside: OrdersEnvironment): Promise<Source> {
  refuseSeveral(where);
  const { data = dataFolder, url } = where;
  if (data === '') throw new UsageError('--data takes a path.');
  if (where.production) return { database: cloudOf(where, outside) };
  if (where.emulator) return { database: emulatorOf(where, outside) };
  if (url === undefined) return { folder: data };
  if (!LOOPBACK.test(url)) {
    throw new UsageError('--url takes an address of this machine, such as http://127.0.0.1:8080.');
  }
  const address = url.replace(/\/$/, '');
  // The server shows its documents only to those who can read its data folder.
  const token = await readOwnerToken(data);
  return { database: { kind: 'server', address, project: projectOf(where), token } };
}
