import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { fillDisk, makeRoom } from '@site/firestore/testing/fullDisk';
import { run as runOrders } from '@site/firestore/orders/testing/ordersCommand';
import { startSiteProcess, type StartedSite } from '../../site/startSiteProcess';
import { tearLastJournalLine } from '../../site/tearLastJournalLine';
import { readStored, type StoredEnquiry } from '../ledger/storedEnquiry';
import { startFaultProxy, type FaultProxy } from '../network/faultProxy';

/** A running site with its own store, behind a network that can fail. */
export interface TestBed {
  readonly network: FaultProxy;
  /** Hears of a text in which nothing personal may be. */
  readonly see: (text: string) => void;
  /** Tells whether the store can take an enquiry now. */
  isUp(): boolean;
  /** Makes another deployment of the site live, as a release does. */
  replaceRelease(): void;
  /** Ends the server at once, with a line of its journal half written. */
  killStore(part: number): Promise<void>;
  fillDisk(room: number): void;
  /** Ends what is wrong with server, store and network. */
  lift(): Promise<void>;
  /** What `npm run orders` shows. */
  stored(): Promise<StoredEnquiry[]>;
  /** Ends network and server. Gives what that wrote: its output and its logs of visits and reports. */
  stop(): Promise<string[]>;
  /** Ends all that still runs, and deletes what was stored. */
  end(): Promise<void>;
}

/** Takes the deployments between which `replaceRelease` switches, and what hears of each text in which nothing personal may be. */
export async function startTestBed(
  deployments: readonly string[],
  see: (text: string) => void,
): Promise<TestBed> {
  const folder = mkdtempSync(join(tmpdir(), 'site-soak-'));
  const live = join(folder, 'site');
  let turn = 0;
  function goLive() {
    const next = join(folder, 'next');
    symlinkSync(deployments[turn % deployments.length] as string, next);
    renameSync(next, live);
  }
  goLive();
  let site: StartedSite = await startSiteProcess({ site: live });
  const { data } = site;
  const network = await startFaultProxy((address) => see(`address ${address}`));
  network.leadTo(site.address);
  const said: string[] = [];
  let isUp = true;
  let isFull = false;

  return {
    network,
    see,
    isUp: () => isUp && !isFull,
    replaceRelease() {
      turn += 1;
      goLive();
    },
    async killStore(part) {
      isUp = false;
      said.push(site.said());
      await site.kill();
      tearLastJournalLine(data, part);
    },
    fillDisk(room) {
      isFull = true;
      fillDisk(site.pid, journalIn(data), room);
    },
    async lift() {
      if (isFull) makeRoom(site.pid);
      isFull = false;
      if (!isUp) {
        site = await startSiteProcess({ site: live, data });
        network.leadTo(site.address);
        isUp = true;
      }
      network.lift();
    },
    async stored() {
      // In this process: starting another one for every visit takes longer than the visit.
      const { code, output, warnings } = await runOrders('--json', '--data', data);
      if (code !== 0) throw new Error(warnings);
      return (JSON.parse(output || '[]') as Record<string, unknown>[]).map(readStored);
    },
    async stop() {
      await network.close();
      await site.stop();
      said.push(site.said());
      const logs = readdirSync(data).filter((name) => /^(visits|reports)/.test(name));
      said.push(...logs.map((name) => readFileSync(join(data, name), 'utf8')));
      return said.map((text) => `server ${text}`);
    },
    async end() {
      await network.close();
      await site.stop();
      rmSync(data, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
