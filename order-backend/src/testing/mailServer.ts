import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Behaviour =
  | 'accept'
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
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Makes mail servers that end with their test. */
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

const failure = (code: number, message: string) =>
  Object.assign(new Error(message), { responseCode: code });

async function startMailServer() {
  const sockets = new Map<number, Socket>();
  let server = makeServer();
  let port = 0;
  const mailServer = {
    /** As `smtpMailer` takes it. */
    address: '',
    /** Every mail that it took, whether or not the sender heard so. */
    received: [] as ReceivedMail[],
    /** What it does from now on. */
    behaviour: 'accept' as Behaviour,
    /** What it says to single recipients instead, such as `550 5.1.1 No such user`. */
    replies: new Map<string, string>(),
    /** Listens no more, and breaks what is open. */
    async goDown() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => server.close(resolve));
    },
    async comeBack() {
      server = makeServer();
      await listen();
    },
  };

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
        const [, code, message = ''] =
          /^(\d+) (.*)$/.exec(mailServer.replies.get(address) ?? '') ?? [];
        if (code === undefined) callback();
        else callback(failure(Number(code), message));
      },
      onData(stream, session, callback) {
        const { behaviour, received } = mailServer;
        void (async () => {
          // Undefined when its sender died in the middle.
          const raw = await text(stream).catch(() => undefined);
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
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  }

  await listen();
  mailServer.address = `smtp://127.0.0.1:${port}`;
  return mailServer;
}
