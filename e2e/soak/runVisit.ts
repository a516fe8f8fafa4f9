import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { fillOrder } from '../browser/orderForm';
import { actions, placeOrderLabel } from '../browser/parts/siteTexts';
import { causeTrouble } from './causeTrouble';
import { GRACE } from './ledger/judgePromise';
import type { Ledger, Placement } from './ledger/ledger';
import { countPending } from './ledger/statements';
import { openSession, type Session } from './session';
import { corrected, nextEnquiry, type Enquiry, type Round, type Visit } from './visits';

/** Pauses after which an enquiry that waits has been sent again, in s: the outbox waits 5 minutes at most. */
const RETRIES = [2, 4, 15, 60, 310, 310];

/** In which steps a page is given time to answer to _Place Order_, in s: what it waits for takes 1, 2 or 15 s. */
const STEPS = [1, 1, 1, 2, 5, 10, 20];

/** How often a visitor who is warned places the enquiry again. */
const MAX_PLACEMENTS = 3;

/** How long a visit may take, in ms; one that hangs must not hold up the others. */
const VISIT_LIMIT = 300_000;

/** After how long another page tells how an enquiry ended, and some more, in ms. */
const TELLING = 4000;

/** How often the device is visited again in the end, before what it still keeps counts as lost. */
const LAST_VISITS = 4;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Manner {
  isDoubleClick?: boolean;
  /** Whether the visitor is quicker than the page's scripts. */
  isEarly?: boolean;
  /** Happens while the enquiry is being sent. */
  meanwhile?: (() => Promise<void>) | undefined;
}

/** Fills the form and presses _Place Order_. */
async function place(
  session: Session,
  { email, entries }: Enquiry,
  { isDoubleClick, isEarly, meanwhile }: Manner = {},
): Promise<Placement> {
  const { device, ledger, faulty, network } = session;
  const page = (isEarly && device.tab()) || (await session.form());
  await fillOrder(page, entries);
  const placement: Placement = {
    email,
    entries,
    at: Date.now(),
    document: session.document(),
    isLostWithItsPage: faulty.isStorageFaulty,
  };
  ledger.placements.push(placement);
  const isOpen = () =>
    !placement.takenAt && !placement.warned && !ledger.ended.has(placement.document);

  const sent = network.nextSend();
  await button(page, placeOrderLabel).click({
    clickCount: isDoubleClick ? 2 : 1,
    noWaitAfter: true,
  });
  if (meanwhile) {
    await Promise.race([sent, session.nextReport(150)]);
    await meanwhile();
    if (faulty.isStorageFaulty) placement.isLostWithItsPage = true;
  }
  for (const seconds of STEPS) {
    for (let tries = 0; tries < 4 && isOpen(); tries += 1) await session.nextReport(80);
    if (!isOpen()) break;
    await device.pass(seconds * 1000);
  }
  if (placement.warned) {
    const typed = await page
      .locator('form:has([name=Products]) [name=Email]')
      .inputValue()
      .catch(() => '');
    placement.warned = { ...placement.warned, isStillTyped: typed === email };
  }
  return placement;
}

async function reactToWarning(session: Session, enquiry: Enquiry, round: Round): Promise<void> {
  for (let again = 1; again < MAX_PLACEMENTS; again += 1) {
    if (round.afterWarning === 'gives up') return;
    if (round.afterWarning === 'reload, then corrected') {
      await session.device.reload().catch(() => {});
    }
    if (again === MAX_PLACEMENTS - 1) await session.network.lift();
    const { warned } = await place(
      session,
      round.afterWarning === 'again' ? enquiry : corrected(enquiry),
    );
    if (!warned) return;
  }
}

async function reactToWaiting(session: Session, round: Round): Promise<void> {
  const { device } = session;
  const page = device.tab();
  if (!page || !countPending(session.statements())) return;
  const press = (name: string) =>
    button(page, name)
      .click({ timeout: 2000 })
      .catch(() => {});
  switch (round.whileWaiting) {
    case 'sends now':
      await press(actions.sendNow);
      break;
    case 'reloads':
      await device.reload().catch(() => device.close(page));
      break;
    case 'discards':
      await press(actions.discard);
      await press(actions.confirmDiscard);
      // What is sent from now on is sent although it was discarded, and not because the page was quick.
      await pause(GRACE);
      break;
    case 'waits':
      break;
  }
  await session.form();
  await session.rest();
}

/**
 * Whether there is nothing left to be sent: a page speaks of what the device keeps only once it is idle and its outbox has
 * come. What cannot be read has to be taken for nothing.
 */
async function isAllSent(session: Session): Promise<boolean> {
  return !countPending(session.statements()) && !(await session.countKept());
}

/** Lets what waits be sent. */
async function waitForRetries(session: Session): Promise<void> {
  await session.form();
  for (const seconds of RETRIES) {
    for (let tries = 0; tries < 5; tries += 1) {
      if (await isAllSent(session)) return;
      await session.nextReport(80);
    }
    await session.device.pass(seconds * 1000);
  }
}

/** Has one enquiry sent, with all that is in its way. */
async function runRound(session: Session, round: Round): Promise<void> {
  const enquiry = nextEnquiry();
  session.ledger.enquiries.push(enquiry);
  let endTrouble = async () => {};
  const trouble = async () => {
    if (round.trouble) endTrouble = await causeTrouble(session, round.trouble.what);
  };
  await session.form();
  if (round.trouble?.when === 'before') await trouble();
  const isEarly = round.trouble?.what === 'scripts late' && round.trouble.when === 'before';
  if (!isEarly) await session.form();
  session.network.expect(round.exchange);
  const { warned } = await place(session, enquiry, {
    isDoubleClick: round.trouble?.what === 'double click',
    isEarly,
    meanwhile: round.trouble?.when === 'while' ? trouble : undefined,
  });
  // A slow database answers when the page has stopped waiting for it; one that is held answers much later.
  if (round.trouble?.what === 'storage slow') await endTrouble();
  await session.rest();
  if (round.trouble?.when === 'after') {
    await trouble();
    await session.rest();
  }
  if (warned) await reactToWarning(session, enquiry, round);
  await reactToWaiting(session, round);
  await endTrouble().catch(() => {});
  await session.network.lift();
  await waitForRetries(session);
  await session.rest();
  if (session.faulty.needsReload) await session.device.reload();
  session.faulty.needsReload = false;
  session.faulty.isStorageFaulty = false;
}

/** Visits the site until nothing is left on the device to be sent. */
async function emptyDevice(session: Session): Promise<void> {
  for (let visits = 0; visits < LAST_VISITS; visits += 1) {
    await waitForRetries(session);
    if ((await session.countKept()) === 0) break;
    await session.device.reload();
    await session.rest();
  }
  // For 3 s only the page that sent an enquiry may tell how it ended; it may be gone.
  await session.device.pass(TELLING);
}

/** Runs a visit on a device of its own, and enters what is seen in the ledger. */
export async function runVisit(
  visit: Visit,
  ledger: Ledger,
  address: string,
  browser: Browser,
): Promise<void> {
  const session = await openSession(address, browser, ledger);
  const { context } = session.device;
  const limit = setTimeout(() => void context.close(), VISIT_LIMIT);
  try {
    for (const round of visit) await runRound(session, round);
    await emptyDevice(session);
    await session.rest();
  } finally {
    clearTimeout(limit);
    await session.network.lift();
    await context.close();
  }
}
