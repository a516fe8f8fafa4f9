import type { DeskCloud } from '../cloud/openCloud';
import type { DeskDevice } from '../device/deskDevice';
import type { Member } from '../model/enquiry';

interface IdentifyParts {
  cloud: Pick<DeskCloud, 'readMember'>;
  device: Pick<DeskDevice, 'clear' | 'keepMember'>;
  loaded: { clear(): void };
  /** Who used this device last. */
  before: Member | undefined;
}

/** Asks the database whose desk this is, and keeps that on the device. What it has of somebody else goes. */
export async function identifyMember({
  cloud,
  device,
  loaded,
  before,
}: IdentifyParts): Promise<Member> {
  const member = await cloud.readMember();
  if (before && before.uid !== member.uid) {
    loaded.clear();
    await device.clear();
  }
  await device.keepMember(member);
  return member;
}
