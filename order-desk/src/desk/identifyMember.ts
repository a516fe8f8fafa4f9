import type { DeskCloud } from '../cloud/openCloud';
import type { DeskDevice } from '../device/deskDevice';
import { CloudError } from '../model/deskCloud';
import type { Member } from '../model/enquiry';

interface IdentifyParts {
  cloud: Pick<DeskCloud, 'readMember'>;
  device: Pick<DeskDevice, 'clear' | 'keepMember'>;
  loaded: { clear(): void };
  /** Whose desk this is, as far as the database has said. */
  identified: Member | undefined;
  /** Who used this device last. */
  before: Member | undefined;
}

/**
 * Asks the database whose desk this is, and keeps that on the device. What it has of somebody else goes. Rejects once somebody
 * else has signed in in another tab: their desk is another one, and until it comes this one has no session of its own.
 */
export async function identifyMember({
  cloud,
  device,
  loaded,
  identified,
  before,
}: IdentifyParts): Promise<Member> {
  const member = await cloud.readMember();
  if (identified && identified.uid !== member.uid) throw new CloudError('offline');
  if (!identified && before && before.uid !== member.uid) {
    loaded.clear();
    await device.clear();
  }
  await device.keepMember(member);
  return member;
}
