import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExchangeFault } from '../visits';
import type { Exchange } from '../ledger/ledger';
import { answerWith } from './faultyAnswers';
import { ATTEMPT } from './nameAttempts';
import { committedEnquiry } from './committedEnquiry';

/** How late a late answer is, in ms: long enough for the visitor to do something else meanwhile. */
const LATE = 500;

/**
 * For how long a closed connection goes on being closed for the same enquiry, in ms: browsers try again at once. Only for
 * requests without an attempt of their own, as those of a service worker.
 */
const CLOSED_FOR = 200;

/** The network between a browser and the site, with faults in the exchanges of the order form. */
export interface FaultProxy {
  readonly address: string;
  readonly exchanges: readonly Exchange[];
  /** The next sends meet these, one after another. */
  expect(faults: readonly ExchangeFault[]): void;
  /** Every further send is refused, as by rules that are not deployed yet. */
  refuseAll(isRefusing: boolean): void;
  /** Tells whether a send would meet a fault now. */
  isFaulty(): boolean;
  /** Tells whether a script was withheld since this was last asked. */
  hasWithheld(): boolean;
  /** Fulfilled when the next send arrives. */
  nextSend(): Promise<void>;
  /** Scripts whose address matches do not arrive, or not so many times. */
  withhold(scripts: RegExp, times?: number): void;
  /** Ends all faults; what was held back moves on. */
  lift(): void;
  /** The clock of the device that is online from now on. */
  follow(elapsed: () => number): void;
  /** Where the site is from now on. */
  leadTo(address: string): void;
  close(): Promise<void>;
}

const refusal: ExchangeFault = {
  where: 'before',
  what: 'answer',
  status: 403,
  body: 'error',
  isLate: false,
};

interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts the proxy. `onAddress` hears of every address that a browser asks for. */
export async function startFaultProxy(onAddress: (address: string) => void): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const exchanges: Exchange[] = [];
  let site = '';
  let elapsed = () => 0;
  let faults: ExchangeFault[] = [];
  let isRefusing = false;
  let missing: RegExp | undefined;
  let missingTimes = 0;
  let withheld = 0;
  let lastAttempt: string | string[] | undefined;
  let lifted = new AbortController();
  let listeners: (() => void)[] = [];

  const whenLifted = () =>
    lifted.signal.aborted ? Promise.resolve() : once(lifted.signal, 'abort').then(() => {});

  function forward(incoming: IncomingMessage, body: Buffer): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const { method, url = '/', headers } = incoming;
      const passed = request(site + url, { agent, method, headers }, (answer) => {
        readAll(answer).then(
          (text) =>
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: text }),
          reject,
        );
      });
      passed.on('error', reject);
      passed.end(body);
    });
  }

  function passOn(answer: Answered, outgoing: ServerResponse) {
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  function answerFalsely(
    { status, body }: Extract<ExchangeFault, { what: 'answer' }>,
    outgoing: ServerResponse,
  ) {
    const answer = answerWith(status, body);
    outgoing.writeHead(answer.status, answer.headers);
    if (!answer.isCut) return outgoing.end(answer.body);
    outgoing.write(answer.body.slice(0, answer.body.length / 2), () => outgoing.destroy());
  }

  async function meet(
    fault: ExchangeFault,
    send: () => Promise<Answered>,
    outgoing: ServerResponse,
  ): Promise<void> {
    const { where, what } = fault;
    if (what === 'delayed') {
      await whenLifted();
      passOn(await send(), outgoing);
      return;
    }
    if (what === 'repeated') {
      const [, second] = await Promise.all([send(), send()]);
      passOn(second, outgoing);
      return;
    }
    if (where === 'during') send().catch(() => {});
    if (where === 'after') {
      const answered = await send();
      // A store that refuses has committed nothing, which no answer may then acknowledge.
      if (answered.status >= 300) return passOn(answered, outgoing);
    }
    if (what === 'answer') {
      if (fault.isLate) await pause(LATE);
      answerFalsely(fault, outgoing);
      return;
    }
    if (what === 'silent') await whenLifted();
    outgoing.destroy();
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = incoming.url ?? '';
    onAddress(address);
    if (missingTimes > 0 && missing?.test(address)) {
      missingTimes -= 1;
      withheld += 1;
      return void outgoing.destroy();
    }
    const body = await readAll(incoming);
    const commit = address.startsWith('/v1/') ? committedEnquiry(body.toString()) : undefined;
    const send = () => forward(incoming, body);
    if (!commit) return passOn(await send(), outgoing);

    const last = exchanges.at(-1);
    const attempt = incoming.headers[ATTEMPT];
    const isSameAttempt =
      attempt === undefined
        ? Date.now() - (last?.endedAt ?? 0) < CLOSED_FOR
        : attempt === lastAttempt;
    const isRetryOfBrowser =
      last?.id === commit.id && last.fault?.what === 'closed' && isSameAttempt;
    lastAttempt = attempt;
    const fault = isRetryOfBrowser
      ? last.fault
      : (faults.shift() ?? (isRefusing ? refusal : undefined));
    const exchange: Exchange = { ...commit, startedAt: Date.now(), elapsed: elapsed(), fault };
    exchanges.push(exchange);
    outgoing.once('close', () => (exchange.endedAt = Date.now()));
    listeners.forEach((listener) => listener());
    listeners = [];
    if (fault) await meet(fault, send, outgoing);
    else passOn(await send(), outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    exchanges,
    expect: (next) => void (faults = [...next]),
    refuseAll: (isOn) => void (isRefusing = isOn),
    isFaulty: () => faults.length > 0 || isRefusing,
    hasWithheld() {
      const hadWithheld = withheld > 0;
      withheld = 0;
      return hadWithheld;
    },
    nextSend: () => new Promise((resolve) => listeners.push(resolve)),
    withhold(scripts, times = Infinity) {
      missing = scripts;
      missingTimes = times;
    },
    lift() {
      faults = [];
      isRefusing = false;
      missingTimes = 0;
      lifted.abort();
      lifted = new AbortController();
    },
    follow: (clock) => void (elapsed = clock),
    leadTo: (address) => void (site = address),
    async close() {
      lifted.abort();
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
