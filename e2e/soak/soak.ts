import { siteFolder } from '@site/tooling/workspace';
import type { OrderRecord } from '@site/contracts/enquiry';
import { storedRecords } from '../browser/storedRecords';
import { chanceOf } from './chance';
import { emptyDevice } from './emptyDevice';
import { faults as allFaults, type Fault } from './faults';
import { openLedger, type Tally } from './ledger';
import { clear, setScene } from './scene';
import { settle } from './settle';

export interface SoakOptions {
  /** The same seed gives the same faults in the same order. */
  seed: number;
  /** At least so many enquiries are sent, and at least so many faults injected. */
  enquiries: number;
  /** The composed site; the built one otherwise. */
  site?: string;
  /** The faults to choose from; all of them otherwise. */
  faults?: readonly Fault[];
  /** Hears of every fault that is past. */
  onRound?: (fault: string, enquiries: number) => void;
}

/**
 * Sends enquiries from a real browser to the real site and store, each with a fault in its way, and compares what
 * the form accepted with what staff find. All faults come once before any comes again, and a run ends with a whole turn.
 */
export async function soak({
  seed,
  enquiries,
  site = siteFolder,
  faults = allFaults,
  onRound = () => {},
}: SoakOptions): Promise<Tally> {
  const chance = chanceOf(seed);
  const ledger = openLedger();
  const scene = await setScene(site, chance, ledger);
  try {
    let coming: Fault[] = [];
    const isEnough = () => ledger.enquiries.length >= enquiries && ledger.faultCount() >= enquiries;
    while (coming.length || !isEnough()) {
      if (!coming.length) coming = chance.shuffled(faults);
      const fault = coming.pop() as Fault;
      await fault.strike(scene).catch((cause: unknown) => {
        throw new Error(`After ${ledger.enquiries.length} enquiries, at "${fault.name}"`, {
          cause,
        });
      });
      await settle(scene);
      onRound(fault.name, ledger.enquiries.length);
    }
    await emptyDevice(scene);
    await scene.end();
    return ledger.close(storedRecords({ data: scene.site().data }) as unknown as OrderRecord[]);
  } finally {
    await scene.end().catch(() => {});
    clear(scene);
  }
}
