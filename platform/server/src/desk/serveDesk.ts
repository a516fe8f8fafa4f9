import type { Server } from 'node:http';
import { isFirestorePath, type Firestore } from '@site/firestore/requests/createFirestore';
import { folderMailer, mailsIn } from '@site/order-notices/mail/folderMailer';
import type { NoticeSettings } from '@site/order-notices/settings/settingsSchema';
import { changeAccounts, newAccount, readAccounts } from '@site/sign-in/accounts/accounts';
import { followAccounts } from '@site/sign-in/accounts/followAccounts';
import { createSignInEndpoints, isSignInPath } from '@site/sign-in/endpoints/signInEndpoints';
import { createBoundedServer } from '@site/tooling/http/boundedServer';
import { gracefulShutdown } from '@site/tooling/http/gracefulShutdown';
import { firebaseProject } from '@site/tooling/workspace';
import { sendText } from '../site-files/sendFile';
import { createDeskFiles } from './deskFiles';

export interface DeskOptions {
  /** The folder of the built desk. */
  folder: string;
  /** 0 for any free port. */
  port: number;
  /** The folder of enquiries, accounts and mails. */
  data: string;
  firestore: Firestore;
  settings: NoticeSettings;
}

export interface RunningDesk {
  /** Without a slash at the end. */
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

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });

async function openSignIn({ data, firestore, settings }: DeskOptions) {
  // Fails without a store, before anything is left running.
  const key = firestore.tokenKey;
  await makeFirstAccount(data, settings);
  const accounts = await followAccounts(data, firestore.staff);
  const signIn = createSignInEndpoints({
    project: firebaseProject(),
    key,
    accounts: accounts.current,
    mailer: folderMailer(mailsIn(data), settings),
  });
  return { accounts, signIn };
}

/** Serves the desk on an origin of its own, as production does, with the local store and sign-in for this machine. */
export async function serveDesk(options: DeskOptions): Promise<RunningDesk> {
  const { folder, port, firestore } = options;
  const handleFiles = createDeskFiles(folder);
  const server = createBoundedServer();
  const shutDown = gracefulShutdown(server);
  await listen(server, port);
  const { accounts, signIn } = await openSignIn(options).catch((failure: Error) => {
    server.close();
    throw failure;
  });
  server.on('request', (request, response) => {
    const url = request.url ?? '';
    const handle = isFirestorePath(url)
      ? firestore.handle
      : isSignInPath(url)
        ? signIn
        : handleFiles;
    handle(request, response).catch((failure: Error) => {
      console.error(`A request of the desk failed (${failure.name}).`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The desk cannot be read. Run: npm run build');
    });
  });
  const bound = server.address();
  return {
    address: `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`,
    emails: accounts.current().map(({ email }) => email),
    async close() {
      await shutDown();
      await accounts.stop();
    },
  };
}
