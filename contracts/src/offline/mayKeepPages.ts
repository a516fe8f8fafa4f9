import { savesData } from '../pages/visitorPreferences';

/**
 * Whether the service worker may keep pages on this device, each with all scripts that it may load later. It does not where
 * the browser has none, nor for visitors who save data or whose network is slow.
 */
export const mayKeepPages = () => 'serviceWorker' in navigator && !savesData();
