import type { Claimant } from '@site/order-model/deskChange';
import { changedDuty, isOnDuty, type Duty, type DutyChanges } from '@site/order-model/duty';
import type { DeskCloud } from '../cloud/openCloud';
import type { Member } from '../model/enquiry';

/** Duties are looked for this often, and who belongs to the staff more rarely: each document that is read is paid for. */
const DUTIES_EVERY_MS = 60_000;
const STAFF_EVERY_MS = 60 * 60_000;
/** Changes may become visible a moment after their time. */
const OVERLAP_MS = 15_000;

interface TeamParts {
  cloud: Pick<DeskCloud, 'keepDuty' | 'readDuties' | 'readColleagues'>;
  now: () => number;
}

/** Who belongs to the staff, and when they want no phone of theirs to ring. */
export function createTeamDuty({ cloud, now }: TeamParts) {
  const duties = new Map<string, Duty>();
  let staff: readonly Claimant[] = [];
  let seenUntil = 0;
  let dutiesReadAt = -Infinity;
  let staffReadAt = -Infinity;

  async function readNews(): Promise<void> {
    if (now() - staffReadAt >= STAFF_EVERY_MS) {
      staff = await cloud.readColleagues();
      staffReadAt = now();
    }
    if (now() - dutiesReadAt < DUTIES_EVERY_MS) return;
    for (const { uid, at, duty } of await cloud.readDuties(seenUntil - OVERLAP_MS)) {
      duties.set(uid, duty);
      seenUntil = Math.max(seenUntil, at);
    }
    dutiesReadAt = now();
  }

  return {
    /** Never rejects: a desk that may not read this yet is one all the same. */
    readNews: () => readNews().catch(() => {}),
    colleagues: () => staff,
    /** Undefined until it is known. */
    dutyOf: (uid = ''): Duty | undefined =>
      duties.get(uid) ?? (dutiesReadAt > -Infinity ? {} : undefined),
    async keep(changes: DutyChanges, by: Member): Promise<void> {
      await cloud.keepDuty(changes, by);
      duties.set(by.uid, changedDuty(duties.get(by.uid) ?? {}, changes));
    },
    /** False as long as nobody knows. */
    isNobodyOn: () =>
      staff.length > 0 && staff.every(({ uid }) => !isOnDuty(duties.get(uid), now())),
  };
}
