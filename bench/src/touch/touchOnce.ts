import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { FORM_SUBMITTED } from '@site/contracts/boot';
import { orderFieldNames } from '@site/order-model/orderFields';
import { openSlowPage, type SlowPage } from './slowPhone';
import { followedLinks, followedPath, type Moment, type TouchTarget } from './touchTargets';
import { watchTouches, type Place, type Told, type Watch } from './watchTouches';
import { watchRest } from './watchRest';

/** What became of one touch. */
export interface Touch {
  /** `lost`: nothing had happened when the page came to rest. `absent`: there was nothing to touch. */
  outcome: 'effect' | 'lost' | 'absent';
  /** From the touch to the frame that shows its effect, ms. */
  effect: number | null;
}

const POLLING_MS = 10;

/** A touch is lost when the page was quiet for so long: longer than before a touch, as this is what is measured. */
const MAX_EFFECT_MS = 2000;

/** How often a visit is repeated whose touch met something else, because the page had moved. */
const ATTEMPTS = 3;

/** Opens an address in a new profile, touches one thing once, and waits for what follows. */
export async function touchOnce(
  browser: Browser,
  address: string,
  wanted: { target: TouchTarget; moment: Moment },
): Promise<Touch> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const touched = await tryTouch(browser, address, wanted);
    if (touched) return touched;
  }
  throw new Error(`${wanted.target} could not be touched.`);
}

/** @returns undefined when the touch missed its target. */
async function tryTouch(
  browser: Browser,
  address: string,
  { target, moment }: { target: TouchTarget; moment: Moment },
): Promise<Touch | undefined> {
  const slow = await openSlowPage(browser, { isWide: target === 'dropdown' });
  const { context, page } = slow;
  try {
    const told = new Map<Told, number>();
    let place: Place | undefined;
    const rest = watchRest(page);
    const until = async (isDone: () => boolean, quietMs?: number) => {
      while (!isDone() && !rest.isAtRest(quietMs)) await pause(POLLING_MS);
    };
    await page.exposeFunction('tellBench', (what: Told, at: number) => {
      if (what === 'busy') rest.noteBusy();
      if (!told.has(what)) told.set(what, at);
    });
    await page.exposeFunction('tellBenchPlace', (it: Place) => void (place = it));
    // The compiler wraps named functions in one that the page does not have.
    await page.addInitScript(
      'globalThis.__name = (named) => named; globalThis.bench = { tell: tellBench, tellPlace: tellBenchPlace };',
    );
    await page.addInitScript(watchTouches, {
      target,
      field: orderFieldNames[0] ?? '',
      followed: followedPath(target, new URL(address).pathname),
      submitted: FORM_SUBMITTED,
      isSoughtAtOnce: moment === 'paint',
    });
    await page.goto(address, { waitUntil: 'commit' });
    if (moment === 'rest') {
      await until(() => false);
      rest.noteBusy();
      await page.evaluate(() => (globalThis as unknown as { bench: Watch }).bench.seek());
      // What came into view by that wakes up first.
      rest.noteBusy();
      await until(() => false);
    }
    await until(() => place !== undefined && slow.hasPainted());
    if (!place) return { outcome: 'absent', effect: null };

    rest.noteBusy();
    if (followedLinks[target]) {
      await slow.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
      rest.noteBusy();
      await until(() => false);
      rest.noteBusy();
    }
    await touch(slow, target, place);
    await until(() => told.has('effect') || told.has('missed'), MAX_EFFECT_MS);
    if (told.has('missed') && !told.has('touched')) return undefined;

    const [start, end] = [told.get('touched'), told.get('effect')];
    if (start === undefined || end === undefined) return { outcome: 'lost', effect: null };
    return { outcome: 'effect', effect: Math.max(0, Math.round(end - start)) };
  } finally {
    await context.close();
  }
}

/** Sends all that a touch consists of at once: nobody lifts a finger later because the page has not answered the press yet. */
async function touch(
  { session }: SlowPage,
  target: TouchTarget,
  { x, y }: Place,
): Promise<unknown> {
  const tap = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
    });
  const press = (type: 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  if (target === 'dropdown' || followedLinks[target]) {
    const move = session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    return Promise.all([move, press('mousePressed'), press('mouseReleased')]);
  }
  if (target !== 'key') return Promise.all([tap('touchStart'), tap('touchEnd')]);
  // People type on, too.
  const letter = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 };
  return Promise.all([
    press('mousePressed'),
    press('mouseReleased'),
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'a', ...letter }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...letter }),
  ]);
}
