import { CLOUD_FIRESTORE, isLocalProject } from '@site/contracts/database';
import { byHour, type HourCounts } from '@site/reports/counts';
import type { CountsRead } from '@site/reports/healthText';
import { firstKeptHour } from '@site/reports/hour';
import { countsIn, readCountFile } from '@site/reports/countFile';
import { UsageError } from '@site/tooling/command-line/command';
import { firebaseProject } from '@site/tooling/workspace';
import type { Target } from '../host/target';
import { readCloudCounts } from './readCloudCounts';

/** Gives the counts of the last 30 days, in the order of their hours. May be asked again. */
export type CountSource = () => Promise<CountsRead>;

/** A source that gives what it read last where it cannot read, and says why. */
const keepLastRead = (read: () => Promise<HourCounts[]>): CountSource => {
  let hours: readonly HourCounts[] = [];
  return async () => {
    try {
      hours = await read();
      return { hours };
    } catch (failure) {
      return { hours, unread: (failure as Error).message };
    }
  };
};

export const localCounts = (folder: string): CountSource =>
  keepLastRead(() => readCountFile(countsIn(folder)));

const noCounts: CountSource = async () => ({ hours: [] });

/**
 * The counts of a public site, in the project that its pages send enquiries to. An access token is in `SITE_FIRESTORE_TOKEN`.
 * Hours that are over do not change, so when it is asked again it reads the last ones alone.
 */
export function targetCounts(
  { name, settings: { database, visits, violations } }: Pick<Target, 'name' | 'settings'>,
  say: (line: string) => void,
): CountSource {
  if ((visits ?? violations) === undefined) {
    say(`Nothing is reported of ${name}: its target has neither "visits" nor "violations".`);
    return noCounts;
  }
  const project = database?.projectId ?? firebaseProject();
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  if (isLocalProject(project) && !emulator) {
    say(
      `Visits are not counted: the project ${project} does not exist in the cloud. Write the company's into remote-order/firebase.config.json, or as the target's "database".`,
    );
    return noCounts;
  }
  const token = emulator ? 'owner' : process.env.SITE_FIRESTORE_TOKEN?.trim();
  if (!token) {
    throw new UsageError(
      'Put an access token into SITE_FIRESTORE_TOKEN first: SITE_FIRESTORE_TOKEN=$(gcloud auth print-access-token)',
    );
  }
  const address = emulator ? `http://${emulator}` : CLOUD_FIRESTORE;
  let known: HourCounts[] = [];
  return keepLastRead(async () => {
    const from = known.at(-2)?.hour ?? firstKeptHour(new Date());
    const read = await readCloudCounts({ project, token, address }, from);
    known = [...known.filter(({ hour }) => hour < from), ...byHour(read)];
    return known;
  });
}
