import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PUSH_FILE } from '@site/order-model/phone';
import { isFirestorePath, type Firestore } from '@site/order-backend/wire/openStore';
import { folderMailer, signInMailsIn } from '@site/order-backend/telling/mail/folderMailer';
import type { NoticeSettings } from '@site/order-backend/telling/settings/settingsSchema';
import { changeAccounts, newAccount, readAccounts } from '@site/order-backend/sign-in/accounts';
import { followAccounts, type FollowedAccounts } from '@site/order-backend/sign-in/followAccounts';
import { createSignInEndpoints, isSignInPath } from '@site/order-backend/sign-in/signInEndpoints';
import { gracefulShutdown } from '../http/gracefulShutdown';
import { listenLocally } from '@site/tooling/http/listenLocally';
import { firebaseProject } from '@site/tooling/workspace';
import { deskRules, pushFile } from '@site/deploy/hosting/deskRules';
import { hostingAnswers } from '@site/deploy/hosting/hostingAnswers';
import { followLiveSite } from '../site-files/followLiveSite';
import { sendText } from '../site-files/sendFile';
import { createSiteHandler } from '../site-files/siteHandler';
import { deskHeaders } from '@site/deploy/hosting/deskHeaders';

export interface DeskOptions {
  folder: string;
  /** 0 for any free port. */
  port: number;
  /** The folder of enquiries, accounts and mails. */
  data: string;
  database: Firestore;
  settings: NoticeSettings;
  /** The public key with which phones are told. */
  pushKey?: string | undefined;
}

export interface RunningDesk {
  address: string;
  /** Who may sign in. */
  emails: readonly string[];
  close(): Promise<void>;
}

/** A newcomer can sign in at once: with the address that staff are told at. */
async function makeFirstAccount(data: string, { notice }: NoticeSettings): Promise<void> {
  if (await readAccounts(data)) return;
  const [email = 'staff@localhost'] = notice.to;
  await changeAccounts(data, (accounts) => [...accounts, newAccount(email, 'Order team')]);
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Sign-in, and who may. */
interface SignIn {
  handle: Handler;
  accounts: FollowedAccounts;
}

async function openSignIn({ data, database, settings }: DeskOptions): Promise<SignIn> {
  await makeFirstAccount(data, settings);
  const accounts = await followAccounts(data, database.staff);
  const handle = createSignInEndpoints({
    project: firebaseProject(),
    key: database.tokenKey,
    accounts: accounts.current,
    mailer: folderMailer(signInMailsIn(data), settings),
  });
  return { handle, accounts };
}

/** Serves the desk on an origin of its own, as production does, with the database and sign-in of this machine. */
export async function serveDesk(options: DeskOptions): Promise<RunningDesk> {
  const { folder, port, database, settings } = options;
  // A build of it takes the place of the one before while this runs.
  const handleFiles = createSiteHandler(followLiveSite(folder), ({ addresses }) =>
    hostingAnswers(
      deskRules(addresses, { region: settings.region, ofAll: deskHeaders }),
      addresses,
    ),
  );
  const server = createServer();
  const shutDown = gracefulShutdown(server);
  const signIn = await openSignIn(options);
  const answerPushKey: Handler = async (_request, response) => {
    response.writeHead(200, { ...deskHeaders, 'Content-Type': 'application/json' });
    response.end(pushFile(options.pushKey ?? null));
  };

  function handlerOf(url: string): Handler {
    if (isFirestorePath(url)) return database.handle;
    if (isSignInPath(url)) return signIn.handle;
    return url === PUSH_FILE ? answerPushKey : handleFiles;
  }
  server.on('request', (request, response) => {
    handlerOf(request.url ?? '')(request, response).catch((failure: Error) => {
      console.error(`A request of the desk failed (${failure.name}).`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The desk cannot be read. Run: npm run build');
    });
  });
  const boundPort = await listenLocally(server, port).catch(async (failure) => {
    await signIn.accounts.stop();
    throw failure;
  });
  return {
    address: `http://localhost:${boundPort}`,
    emails: signIn.accounts.current().map(({ email }) => email),
    async close() {
      await shutDown();
      await signIn.accounts.stop();
    },
  };
}
