import type { BrowserContext, Route } from 'playwright-core';
import { STORE, refusal } from '../browser/outboxVisits';

/** What can be wrong with the way to the store. */
export interface Way {
  readonly name: string;
  /** Puts it wrong. Calls `struck` each time that it has hit a send. */
  begin(context: BrowserContext, struck: () => void): Promise<void>;
  /** Puts it right. */
  end(context: BrowserContext): Promise<void>;
}

/** A fault that a send meets on its way. A page that goes away meanwhile takes its sends with it. */
function onTheWay(name: string, meet: (route: Route) => Promise<unknown>): Way {
  return {
    name,
    async begin(context, struck) {
      await context.route(STORE, (route) =>
        meet(route)
          .catch(() => {})
          .then(struck),
      );
    },
    end: (context) => context.unroute(STORE),
  };
}

const offline: Way = {
  name: 'offline',
  begin: (context) => context.setOffline(true),
  end: (context) => context.setOffline(false),
};

const PORTAL = '<!doctype html><title>Welcome</title><h1>Please accept our terms</h1>';

export const hung = onTheWay('hung', async () => {});

/** Every way but the hung one ends a send at once. */
export const ways: readonly Way[] = [
  offline,
  onTheWay('refused', (route) => route.abort('connectionrefused')),
  onTheWay('429', refusal(429, 'RESOURCE_EXHAUSTED')),
  onTheWay('500', refusal(500, 'INTERNAL')),
  onTheWay('503', refusal(503, 'UNAVAILABLE')),
  onTheWay('captive portal', (route) => route.fulfill({ contentType: 'text/html', body: PORTAL })),
  onTheWay('lost acknowledgement', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  }),
];
