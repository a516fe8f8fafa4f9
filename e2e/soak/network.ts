import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from 'playwright-core';
import type { Exchange } from './ledger/ledger';
import type { Body, ExchangeFault } from './visits';

/** How late a late answer is, in ms: long enough for the visitor to do something else meanwhile. */
const LATE = 500;

/** Firestore's word for a failure with this HTTP status. */
const codes: Readonly<Record<number, string>> = {
  400: 'FAILED_PRECONDITION',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** Reads which document a request commits; undefined for any other request. */
function committedEnquiry(request: Request): { id: string; email: string } | undefined {
  interface Commit {
    writes?: { update?: { name?: string; fields?: { Email?: { stringValue?: string } } } }[];
  }
  const { writes } = (request.postDataJSON() ?? {}) as Commit;
  const id = writes?.[0]?.update?.name?.split('/').at(-1);
  const email = writes?.[0]?.update?.fields?.Email?.stringValue;
  return id && email ? { id, email } : undefined;
}

/** What stands in an answer that does not come from the store. */
function textOf(body: Body, status: number): string {
  const now = new Date().toISOString();
  const commit = JSON.stringify({ writeResults: [{ updateTime: now }], commitTime: now });
  // An error under a status of success is what some gateways make of a refused token.
  const code = status < 400 ? 401 : status;
  const texts: Partial<Record<Body, string>> = {
    commit,
    cut: commit.slice(0, commit.length / 2),
    error: JSON.stringify({ error: { code, status: codes[code], message: 'No.' } }),
    'no results': '{"writeResults":[]}',
    HTML: '<!doctype html><title>Welcome</title><h1>Please accept our terms</h1>',
    empty: '',
  };
  return texts[body] ?? body;
}

/**
 * Puts itself between a device and the store, with faults in the exchanges of the order form. `elapsed` is the device's
 * clock.
 */
export async function faultyNetwork(context: BrowserContext, elapsed: () => number) {
  const exchanges: Exchange[] = [];
  const underWay = new Map<Request, Exchange>();
  let faults: ExchangeFault[] = [];
  let isOffline = false;
  // Waits for a send that lost against another event stay until the next one.
  const events = new EventEmitter<{ lifted: []; sent: [] }>().setMaxListeners(0);

  function end(request: Request) {
    const exchange = underWay.get(request);
    if (exchange) exchange.endedAt ??= Date.now();
  }
  // The page has given it up.
  context.on('requestfailed', end);

  async function meet(route: Route, fault: ExchangeFault): Promise<void> {
    const { where, what } = fault;
    const send = () => route.fetch({ maxRedirects: 0 });
    if (what === 'delayed') {
      await once(events, 'lifted');
      return route.fulfill({ response: await send() });
    }
    if (what === 'repeated') {
      const [, response] = await Promise.all([send(), send()]);
      return route.fulfill({ response });
    }
    if (where === 'during') send().catch(() => {});
    if (where === 'after') {
      const response = await send();
      // A store that refuses has committed nothing, which no answer may then acknowledge.
      if (!response.ok()) return route.fulfill({ response });
    }
    if (what === 'silent') await once(events, 'lifted');
    if (what !== 'answer') return route.abort('connectionreset');
    if (fault.isLate) await pause(LATE);
    const { status, body } = fault;
    return route.fulfill({
      status,
      contentType: body === 'HTML' ? 'text/html; charset=utf-8' : 'application/json',
      ...(status === 302 && { headers: { location: '/privacy-policy' } }),
      ...(status !== 204 && { body: textOf(body, status) }),
    });
  }

  await context.route('**/v1/**', async (route) => {
    const request = route.request();
    // A route comes before the network that is away.
    if (isOffline) return route.abort('internetdisconnected');
    const commit = committedEnquiry(request);
    if (!commit) return route.continue();
    const fault = faults.shift();
    const exchange: Exchange = { ...commit, startedAt: Date.now(), elapsed: elapsed(), fault };
    exchanges.push(exchange);
    underWay.set(request, exchange);
    events.emit('sent');
    try {
      if (fault) await meet(route, fault);
      else await route.fulfill({ response: await route.fetch() });
    } catch {
      // The page has gone, or has given it up.
    }
    end(request);
  });

  async function setOffline(isOn: boolean) {
    isOffline = isOn;
    await context.setOffline(isOn);
  }

  return {
    exchanges,
    /** The next sends meet these, one after another. */
    expect: (next: readonly ExchangeFault[]) => void (faults = [...next]),
    setOffline,
    /** Whether a send could not get through now. */
    isFaulty: () => isOffline || faults.length > 0,
    /** Fulfilled when the next send arrives. */
    nextSend: () => once(events, 'sent'),
    /** Ends all faults; what was held back moves on. */
    async lift() {
      faults = [];
      events.emit('lifted');
      if (isOffline) await setOffline(false);
    },
  };
}
