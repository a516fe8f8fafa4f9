import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { PUSH_FILE } from '@site/contracts/phone';
import { isFirestorePath } from '@site/firestore/requests/createFirestore';
import type { RetryingStore } from '@site/firestore/requests/openStore';
import { folderMailer, signInMailsIn } from '@site/order-notices/mail/folderMailer';
import type { NoticeSettings } from '@site/order-notices/settings/settingsSchema';
import { changeAccounts, newAccount, readAccounts } from '@site/sign-in/accounts/accounts';
import { followAccounts, type FollowedAccounts } from '@site/sign-in/accounts/followAccounts';
import { createSignInEndpoints, isSignInPath } from '@site/sign-in/endpoints/signInEndpoints';
import { createBoundedServer } from '@site/tooling/http/boundedServer';
import { gracefulShutdown } from '@site/tooling/http/gracefulShutdown';
import { firebaseProject } from '@site/tooling/workspace';
import { pushFile } from './pushFile';
import { sendText } from '../site-files/sendFile';
import { deskHeaders } from './deskHeaders';
import { createDeskFiles } from './deskFiles';

export interface DeskOptions {
  /** The folder of the built desk. */
  folder: string;
  /** 0 for any free port. */
  port: number;
  /** The folder of enquiries, accounts and mails. */
  data: string;
  database: RetryingStore;
  settings: NoticeSettings;
  /** The public key with which phones are told. */
  pushKey?: string | undefined;
}

export interface RunningDesk {
  /** Without a slash at the end. */
  address: string;
  /** Who may sign in; undefined while nobody can, since the store cannot be opened. */
  emails: readonly string[] | undefined;
  close(): Promise<void>;
}

/** How long after a failed attempt sign-in is opened again by the next request, in ms. */
const RETRY_MS = 2000;

/** A newcomer can sign in at once: with the address that staff are told at. */
async function makeFirstAccount(data: string, { notice }: NoticeSettings): Promise<void> {
  if (await readAccounts(data)) return;
  const [email = 'staff@localhost'] = notice.to;
  await changeAccounts(data, (accounts) => [...accounts, newAccount(email, 'Order team')]);
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Sign-in, which needs the store. */
interface SignIn {
  handle: Handler;
  accounts: FollowedAccounts;
}

async function openSignIn({ data, database, settings }: DeskOptions): Promise<SignIn> {
  await database.retry();
  // Fails without a store, before anything is left running.
  const key = database.tokenKey;
  await makeFirstAccount(data, settings);
  const accounts = await followAccounts(data, database.staff);
  const handle = createSignInEndpoints({
    project: firebaseProject(),
    key,
    accounts: accounts.current,
    mailer: folderMailer(signInMailsIn(data), settings),
  });
  return { handle, accounts };
}

/** Opens sign-in now, or with a later request: a disk that was full at the start has room one day. */
async function keepSignIn(options: DeskOptions) {
  let signIn: SignIn | undefined;
  let opening: Promise<void> | undefined;
  let retryAt = 0;
  let lastWarning = '';

  const open = async () => {
    try {
      signIn = await openSignIn(options);
      if (lastWarning) console.warn('The order desk is served.');
    } catch (failure) {
      retryAt = performance.now() + RETRY_MS;
      const { message } = failure as Error;
      if (message !== lastWarning)
        console.warn(`Nobody can sign in to the order desk yet: ${message}`);
      lastWarning = message;
    }
  };
  await open();
  return {
    async current(): Promise<SignIn | undefined> {
      if (!signIn && performance.now() >= retryAt) {
        opening ??= open().finally(() => (opening = undefined));
      }
      await opening;
      return signIn;
    },
    async stop() {
      await opening;
      await signIn?.accounts.stop();
    },
  };
}

/** In the shape of Firebase's own answers, so that the desk takes it for what it is: no sign-in for now. */
const refuseForNow: Handler = async (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error: { code: 503, message: 'UNAVAILABLE' } }));
};

/** Serves the desk on an origin of its own, as production does, with the database and sign-in of this machine. */
export async function serveDesk(options: DeskOptions): Promise<RunningDesk> {
  const { folder, port, database } = options;
  const handleFiles = createDeskFiles(folder);
  const server = createBoundedServer();
  const shutDown = gracefulShutdown(server);
  await listen(server, port);
  const signIn = await keepSignIn(options);

  const answerPushKey: Handler = async (_request, response) => {
    response.writeHead(200, { ...deskHeaders, 'Content-Type': 'application/json' });
    response.end(pushFile(options.pushKey ?? null));
  };

  async function handlerOf(url: string): Promise<Handler> {
    if (isFirestorePath(url)) {
      // Members are let in once their documents are there.
      await signIn.current();
      return database.handle;
    }
    if (isSignInPath(url)) return (await signIn.current())?.handle ?? refuseForNow;
    return url === PUSH_FILE ? answerPushKey : handleFiles;
  }
  server.on('request', (request, response) => {
    handlerOf(request.url ?? '')
      .then((handle) => handle(request, response))
      .catch((failure: Error) => {
        console.error(`A request of the desk failed (${failure.name}).`);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'The desk cannot be read. Run: npm run build');
      });
  });
  const bound = server.address();
  const opened = await signIn.current();
  return {
    address: `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`,
    emails: opened?.accounts.current().map(({ email }) => email),
    async close() {
      await shutDown();
      await signIn.stop();
    },
  };
}
