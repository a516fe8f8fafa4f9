import { OUTBOX_DATABASE } from '@site/order-model/keptOnDevice';
import { paths } from '@site/company/paths';
import type { Session } from './session';
import { fillDatabase, holdDatabase, refuseDatabase, releaseDatabase } from './storageFaults';
import { refusal, type Trouble } from './visits';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const jumps = {
  'clock 4 days forward': 4 * DAY,
  'clock 4 days back': -4 * DAY,
  'clock 1 hour forward': HOUR,
};

const scripts = {
  'script of the store missing': /\/firestore\.js/,
  'script of the notice missing': /\/outbox-notice\.js/,
};

/** Reloads the tab in front; where the site cannot be reached, the tab is closed and opened again later. */
async function reload({ device }: Session): Promise<void> {
  const tab = device.tab();
  await device.reload().catch(() => tab && device.close(tab));
}

/** Another tab, without the form, that holds the database. Gives what makes it let go. */
async function holdFromAnotherTab({ address, device }: Session): Promise<() => Promise<void>> {
  const other = await device.context.newPage();
  await other.goto(`${address}/robots.txt`);
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
  const { address, device, faulty, ledger, network } = session;
  const tab = await session.form();
  const breakStorage = async (damage: () => void) => {
    Object.assign(faulty, { isStorageFaulty: true, needsReload: true });
    ledger.storageFaults.push(Date.now());
    await tab.evaluate(damage);
  };
  switch (trouble) {
    case 'clock 4 days forward':
    case 'clock 4 days back':
    case 'clock 1 hour forward':
      await device.jump(jumps[trouble]);
      break;
    case 'closed for 4 days':
      await Promise.all(device.tabs().map(device.close));
      await device.pass(4 * DAY);
      break;
    case 'refused for 4 days':
      // As by rules that are not deployed yet.
      network.expect(Array(50).fill(refusal));
      for (let halfDays = 0; halfDays < 9; halfDays += 1) {
        await device.pass(DAY / 2);
        await Promise.race([network.nextSend(), session.nextReport(400)]);
        await session.nextReport(200);
      }
      return network.lift;
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
    // The next enquiry is placed before the scripts have come.
    case 'scripts late':
      await reload(session);
      break;
    case 'tab closed':
      await device.close(tab);
      break;
    case 'tab killed':
      await device.crash(tab);
      break;
    case 'second tab':
      await device.open(address + paths.home).catch(() => {});
      return async () => {
        await Promise.all(device.tabs().slice(0, -1).map(device.close));
      };
    case 'offline':
      await network.setOffline(true);
      break;
    case 'script of the store missing':
    case 'script of the notice missing': {
      const script = scripts[trouble];
      await device.context.route(script, (route) => route.abort());
      await reload(session);
      return () => device.context.unroute(script);
    }
    case 'double click':
      // The gesture with which the enquiry is placed.
      break;
  }
  return async () => {};
}
