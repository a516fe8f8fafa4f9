import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { canFillDisks, fillDisk, makeRoom } from '@site/firestore/testing/fullDisk';
import { tearTail } from '../browser/tearTail';
import { whenSettled } from '../browser/visit';
import { breakDatabase } from './breakDatabase';
import { click, type Gesture, type Scene } from './scene';
import { settle } from './settle';
import { hung, ways, type Way } from './ways';

/** Something that goes wrong, or that a visitor does, while enquiries are sent. */
export interface Fault {
  readonly name: string;
  /** Has one or more enquiries sent with the fault in their way, and takes it away again. */
  strike(scene: Scene): Promise<void>;
}

/** How long a fault is waited for that may not strike at all, as the script of the SDK did not arrive either, in ms. */
const GRACE = 2500;

/** Longer than the outbox waits for an answer to one send, in ms. */
const BEYOND_SEND = 15_500;

/** Puts a way wrong; gives what waits until it has struck and what puts it right. */
async function block(scene: Scene, way: Way) {
  scene.ledger.injected(way.name);
  let struck = () => {};
  const hit = new Promise<void>((resolve) => (struck = resolve));
  await way.begin(scene.context(), struck);
  return {
    strikes: () => Promise.race([hit, pause(way.name === 'offline' ? 300 : GRACE)]),
    lift: () => way.end(scene.context()),
  };
}

/** Sends what was typed; a visitor who is warned still has it in the form, and sends it again when the fault is gone. */
async function sendThrough(scene: Scene, page: Page, way: Way, gesture: Gesture = click) {
  const isEarly = scene.chance.is(0.2);
  if (!isEarly) await scene.fill(page);
  const { strikes, lift } = await block(scene, way);
  if (isEarly) await scene.fill(page);
  const answer = await scene.send(page, gesture);
  await strikes();
  await lift();
  if (answer === 'warned') await scene.send(page);
}

/** By chance the way is wrong as well. */
async function perhapsBlocked(scene: Scene, probability: number) {
  return scene.chance.is(probability)
    ? block(scene, scene.chance.pick([...ways, hung]))
    : { lift: async () => {} };
}

/** Sends what was typed without waiting for the form: it is cut off at any moment from the click on. */
async function sendAndCut(scene: Scene, page: Page, cut: () => Promise<unknown>) {
  const sending = scene.send(page).catch(() => {});
  if (scene.chance.is(0.6)) await sending;
  else await pause(scene.chance.below(150));
  await cut();
}

/** Something that happens besides what is wrong on the way. */
const deed = (name: string, strike: Fault['strike']): Fault => ({
  name,
  strike(scene) {
    scene.ledger.injected(name);
    return strike(scene);
  },
});

const onTheWay: readonly Fault[] = ways.map((way) => ({
  name: way.name,
  strike: async (scene) => sendThrough(scene, await scene.tab(), way),
}));

const hanging: Fault = {
  name: hung.name,
  async strike(scene) {
    const page = await scene.tab();
    await scene.fill(page);
    const { lift, strikes } = await block(scene, hung);
    await scene.send(page);
    await strikes();
    if (scene.chance.is(0.2)) await pause(BEYOND_SEND);
    await lift();
    await page.reload();
    await whenSettled(page);
  },
};

const reload = deed('reload', async (scene) => {
  const page = await scene.tab();
  await scene.fill(page);
  const { lift } = await perhapsBlocked(scene, 0.5);
  let isBack = true;
  // Without a network the browser shows a page of its own, and the visitor tries again later.
  await sendAndCut(scene, page, () => page.reload().catch(() => (isBack = false)));
  await lift();
  if (!isBack) await page.reload();
  await whenSettled(page);
});

const tabClosed = deed('tab closed', async (scene) => {
  const page = await scene.tab();
  await scene.fill(page);
  const { lift } = await perhapsBlocked(scene, 0.3);
  await sendAndCut(scene, page, () => page.close());
  await lift();
});

const browserKilled = deed('browser killed', async (scene) => {
  const page = await scene.tab();
  await scene.fill(page);
  await perhapsBlocked(scene, 0.5);
  // Nothing to lift: what blocked the way is gone with the browser.
  await sendAndCut(scene, page, () => scene.visitor.kill());
});

const storeKilled = deed('store killed, torn tail', async (scene) => {
  const page = await scene.tab();
  await scene.fill(page);
  const sending = scene.send(page);
  await pause(scene.chance.below(250));
  const { restart } = await scene.crashStore((data) =>
    tearTail(data, scene.chance.below(100) / 100),
  );
  const answer = await sending;
  await restart();
  if (answer === 'warned') await scene.send(page);
});

const twoTabs = deed('two tabs', async (scene) => {
  const tabs = [await scene.tab(), await scene.anotherTab()] as const;
  for (const tab of tabs) await scene.fill(tab);
  const { lift } = await perhapsBlocked(scene, 0.5);
  const answers = await Promise.all(tabs.map((tab) => scene.send(tab)));
  await lift();
  for (const [index, tab] of tabs.entries()) {
    if (answers[index] === 'warned') await scene.send(tab);
  }
  if (scene.chance.is(0.5)) await settle(scene);
  await tabs[1].close();
});

const gestures: readonly Gesture[] = [
  (page) => page.getByRole('button', { name: 'Place Order' }).dblclick(),
  async (page) => {
    await page.getByLabel('Name*', { exact: true }).focus();
    await Promise.all([page.keyboard.press('Enter'), click(page)]);
  },
  (page) => page.getByRole('button', { name: 'Place Order' }).click({ clickCount: 3, delay: 30 }),
];

const doubleClick = deed('double click', async (scene) => {
  const page = await scene.tab();
  const gesture = scene.chance.pick(gestures);
  if (scene.chance.is(0.5)) return sendThrough(scene, page, scene.chance.pick(ways), gesture);
  await scene.fill(page);
  await scene.send(page, gesture);
});

const SDK = /\/firestore\.[^/]*\.js$/;

const scriptMissing = deed('script of the SDK missing', async (scene) => {
  const page = await scene.tab();
  await scene.context().route(SDK, (route) => route.abort());
  await page.reload();
  await whenSettled(page);
  await scene.fill(page);
  const answer = await scene.send(page);
  await scene.context().unroute(SDK);
  if (answer === 'warned') await scene.send(page);
});

const databaseThrows = deed('IndexedDB throws', async (scene) => {
  const page = await scene.tab();
  await page.evaluate(breakDatabase);
  if (scene.chance.is(0.5)) await sendThrough(scene, page, scene.chance.pick(ways));
  else {
    await scene.fill(page);
    await scene.send(page);
  }
  // The page alone keeps them: it is left when they have arrived, as its notice asks.
  await settle(scene, { mayLeave: false });
  await page.reload();
  await whenSettled(page);
});

const fullDisk = deed('full disk at the store', async (scene) => {
  const page = await scene.tab();
  await scene.fill(page);
  const { data, pid } = scene.site();
  fillDisk(pid, journalIn(data), scene.chance.below(300));
  const answered = page.waitForResponse(/\/v1\//, { timeout: GRACE }).catch(() => {});
  const answer = await scene.send(page);
  await answered;
  makeRoom(pid);
  if (answer === 'warned') await scene.send(page);
});

/** All of them; without the one that this machine cannot bring about. */
export const faults: readonly Fault[] = [
  ...onTheWay,
  hanging,
  reload,
  tabClosed,
  browserKilled,
  storeKilled,
  twoTabs,
  doubleClick,
  scriptMissing,
  databaseThrows,
  ...(canFillDisks ? [fullDisk] : []),
];
