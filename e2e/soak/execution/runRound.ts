import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { countPending } from '../ledger/countStatements';
import { GRACE } from '../ledger/judgePromise';
import type { Placement } from '../ledger/ledger';
import type { Session } from './visitSession';
import { causeTrouble } from './causeTrouble';
import { typeOrder } from './typeOrder';
import { actions, placeOrderLabel } from '../../browser/parts/siteTexts';
import { corrected, nextEnquiry, type Enquiry, type Round } from '../visits';

/** Pauses after which an enquiry that waits has been sent again, in s: the outbox waits 5 minutes at most. */
const RETRIES = [2, 4, 15, 60, 310, 310];

/** In which steps a page is given time to answer to _Place Order_, in s: what it waits for takes 1, 2 or 15 s. */
const STEPS = [1, 1, 1, 2, 5, 10, 20];

/** How often a visitor who is warned places the enquiry again. */
const MAX_PLACEMENTS = 3;

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
  const { device, ledger, faulty, bed } = session;
  const page = (isEarly && device.tab()) || (await session.form());
  await page.evaluate(typeOrder, entries);
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

  const sent = bed.network.nextSend();
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
    if (again === MAX_PLACEMENTS - 1) await session.lift();
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
    case 'comes back':
      await device.close(page);
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
export async function waitForRetries(session: Session): Promise<void> {
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
export async function runRound(session: Session, round: Round): Promise<void> {
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
  session.bed.network.expect(round.exchange);
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
  await session.lift();
  await waitForRetries(session);
  await session.rest();
  if (session.faulty.needsReload) await session.device.reload();
  session.faulty.needsReload = false;
  session.faulty.isStorageFaulty = false;
}
