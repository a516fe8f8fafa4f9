import { paths } from '@site/contracts/paths';
import type { Trouble } from '../visits';
import { OUTBOX_DATABASE } from '@site/contracts/keptOnDevice';
import type { Session } from './visitSession';
import { fillDatabase, holdDatabase, refuseDatabase, releaseDatabase } from './storageFaults';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The shell's own scripts, without which nothing on the page works. */
const SHELL = /\/releases\/shell\/[^?]*\.js/;

const scripts: Partial<Record<Trouble, RegExp>> = {
  'script of the forms missing': /\/forms\./,
  'script of the store missing': /\/firestore\.js/,
  'script of the notice missing': /\/outbox-notice\.js/,
  'script of the shell missing': SHELL,
  'script of the shell missing once': SHELL,
};

/** Reloads the tab in front; where the site cannot be reached, the tab is closed and opened again later. */
async function reload({ device }: Session): Promise<void> {
  const tab = device.tab();
  await device.reload().catch(() => tab && device.close(tab));
}

/** Another tab, without the form, that holds the database. Gives what makes it let go. */
async function holdFromAnotherTab({ bed, device }: Session): Promise<() => Promise<void>> {
  const other = await device.context().newPage();
  await other.goto(`${bed.network.address}/robots.txt`);
  await other.evaluate(holdDatabase, OUTBOX_DATABASE);
  return async () => {
    await other.evaluate(releaseDatabase);
    await other.close();
  };
}

/** Brings the trouble about. Gives what ends it, when it ends with the round. */
export async function causeTrouble(
  session: Session,
  trouble: Trouble,
): Promise<() => Promise<void>> {
  const { bed, device, ledger, faulty } = session;
  const tab = await session.form();
  const nothing = async () => {};
  const breakStorage = async (damage: () => void) => {
    faulty.isStorageFaulty = true;
    faulty.needsReload = true;
    ledger.storageFaults.push(Date.now());
    await tab.evaluate(damage);
  };
  switch (trouble) {
    case 'clock 4 days forward':
      await device.jump(4 * DAY);
      break;
    case 'clock 4 days back':
      await device.jump(-4 * DAY);
      break;
    case 'clock 1 hour forward':
      await device.jump(HOUR);
      break;
    case 'closed for 4 days':
      await Promise.all(device.tabs().map(device.close));
      await device.pass(4 * DAY);
      break;
    case 'refused for 4 days':
      bed.network.refuseAll(true);
      for (let halfDays = 0; halfDays < 9; halfDays += 1) {
        await device.pass(DAY / 2);
        await Promise.race([bed.network.nextSend(), session.nextReport(400)]);
        await session.nextReport(200);
      }
      return async () => bed.network.refuseAll(false);
    case 'storage slow':
    case 'storage blocked by another tab': {
      faulty.isStorageFaulty = true;
      const release = await holdFromAnotherTab(session);
      return async () => {
        faulty.isStorageFaulty = false;
        await release();
      };
    }
    case 'storage full':
      await breakStorage(fillDatabase);
      break;
    case 'storage refused':
      await breakStorage(refuseDatabase);
      break;
    case 'reload':
      await reload(session);
      break;
    case 'tab closed':
      await device.close(tab);
      break;
    case 'tab killed':
      await device.crash(tab);
      break;
    case 'browser killed':
      await device.kill();
      break;
    case 'second tab':
      await device.open(bed.network.address + paths.home).catch(() => {});
      return async () => {
        await Promise.all(device.tabs().slice(0, -1).map(device.close));
      };
    case 'offline':
      faulty.isOffline = true;
      await device.context().setOffline(true);
      break;
    case 'store killed':
      await bed.killStore(0.5);
      break;
    case 'disk of the store full':
      bed.fillDisk(100);
      break;
    case 'release replaced':
      bed.replaceRelease();
      break;
    case 'script of the forms missing':
    case 'script of the store missing':
    case 'script of the notice missing':
    case 'script of the shell missing':
      bed.network.withhold(scripts[trouble] as RegExp);
      await device.emptyCache();
      await reload(session);
      break;
    case 'script of the shell missing once':
      bed.network.withhold(scripts[trouble] as RegExp, 1);
      await device.emptyCache();
      await reload(session);
      break;
    case 'scripts late':
      // The next enquiry is placed before they have come.
      await device.emptyCache();
      await reload(session);
      break;
    case 'double click':
      // The gesture with which the enquiry is placed.
      break;
  }
  return nothing;
}
