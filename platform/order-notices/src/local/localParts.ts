import type { NoticeParts } from '../notices/notices';
import { webPush, type PushKeys } from '../push/webPush';
import type { NoticeSettings } from '../settings/settingsSchema';

/**
 * Settings and the sender to phones as they are on this machine: links to production's desk would lead nowhere here, and its
 * keys are secret. Takes the desk's address, and the keys of the data folder if there are any.
 */
export function localParts(
  settings: NoticeSettings,
  desk: string,
  keys: PushKeys | undefined,
): Pick<NoticeParts, 'settings' | 'pushes'> {
  const push = { ...settings.push, publicKey: keys?.publicKey ?? null };
  return {
    settings: { ...settings, desk, push },
    pushes: keys && webPush({ contact: `mailto:${settings.from.address}`, keys }),
  };
}
