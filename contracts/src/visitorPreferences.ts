/** What browsers tell of a visitor's preferences; not every browser does. */
interface Preferences {
  connection?: { saveData?: boolean; effectiveType?: string };
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the visitor saves data or has a slow network: nothing is fetched then that nobody asked for. */
export function savesData() {
  const { connection } = navigator as Preferences;
  return connection?.saveData || connection?.effectiveType?.endsWith('2g');
}

/** Whether the visitor asked not to be followed. Reports trace nobody, and are not sent then all the same. */
export function asksForPrivacy() {
  const { doNotTrack, globalPrivacyControl } = navigator as Preferences;
  return doNotTrack === '1' || globalPrivacyControl;
}

/**
 * Whether the service worker may keep pages on this device, each with all scripts that it may load later. It does not where
 * the browser has none, nor for visitors who save data or whose network is slow.
 */
export const mayKeepPages = () => 'serviceWorker' in navigator && !savesData();
