import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Behaviour =
  | 'accept'
  /** Says at each recipient to come later. */
  | 'defer'
  | 'silent'
  /** Takes the mail and says nothing. */
  | 'hang'
  /** Takes the mail, and the connection breaks before it says so. */
  | 'loseAnswer'
  /** Breaks the connection before it has the mail. */
  | 'hangUp';

export interface ReceivedMail {
  messageId: string;
  to: string[];
  subject: string;
  text: string;
  raw: string;
  at: number;
  /** Whether the sender was told that it arrived. */
  isAnswered: boolean;
}

export interface MailServer {
  /** As `smtpMailer` takes it. */
  address: string;
  /** Every mail that it took, whether or not the sender heard so. */
  received: ReceivedMail[];
  /** What it does from now on. */
  behaviour: Behaviour;
  /** What it says to single recipients instead, such as `550 5.1.1 No such user`. */
  replies: Map<string, string>;
  /** Listens no more, and breaks what is open. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
}

function failure(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

/** All of a mail; undefined when its sender died in the middle. */
async function readAll(stream: AsyncIterable<Buffer | string>): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function mailServers(): () => Promise<MailServer> {
  const running: MailServer[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.goDown()));
  });
  return async () => {
    const server = await startMailServer();
    running.push(server);
    return server;
  };
}

async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Map<number, Socket>();
  let server: SMTPServer | undefined;
  let port = 0;

  function makeServer(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth(_auth, _session, callback) {
        callback(failure(535, 'Nobody can sign in here'));
      },
      disableReverseLookup: true,
      onConnect(_session, callback) {
        if (mailServer.behaviour !== 'silent') callback();
      },
      onRcptTo({ address }, _session, callback) {
        const [, code = '', message = ''] =
          /^(\d+) (.*)$/.exec(mailServer.replies.get(address) ?? '') ?? [];
        if (code) callback(failure(Number(code), message));
        else if (mailServer.behaviour === 'defer') callback(failure(451, 'Come later'));
        else callback();
      },
      onData(stream, session, callback) {
        const { behaviour } = mailServer;
        void (async () => {
          const raw = await readAll(stream);
          if (raw === undefined) return;
          const socket = sockets.get(session.remotePort);
          if (behaviour === 'hangUp') return socket?.destroy();
          const mail = await PostalMime.parse(raw);
          received.push({
            messageId: mail.messageId ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            raw,
            at: Date.now(),
            isAnswered: behaviour !== 'loseAnswer' && behaviour !== 'hang',
          });
          if (behaviour === 'loseAnswer') return socket?.destroy();
          if (behaviour !== 'hang') callback();
        })();
      },
    });
    made.on('error', () => {});
    made.server.on('connection', (socket: Socket) => {
      const number = socket.remotePort ?? 0;
      sockets.set(number, socket);
      socket.once('close', () => sockets.delete(number));
    });
    return made;
  }

  async function listen(): Promise<void> {
    server = makeServer();
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  }

  const mailServer: MailServer = {
    address: '',
    received,
    behaviour: 'accept',
    replies: new Map(),
    async goDown() {
      const former = server;
      server = undefined;
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => (former ? former.close(() => resolve()) : resolve()));
    },
    comeBack: listen,
  };
  await listen();
  mailServer.address = `smtp://127.0.0.1:${port}`;
  return mailServer;
}
