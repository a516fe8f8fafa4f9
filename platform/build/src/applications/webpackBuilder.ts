import { assertContentIsReleasable } from '@site/content-tools/checks/checkApplicationContent';
import type { Builder } from '@site/releases/making/makeRelease';

/** Loaded only where something is built: webpack is large. */
const applications = () => import('./buildApplication');

/** Makes the builds of an application as its presets say. */
export const webpackBuilder: Builder = {
  checkContent: assertContentIsReleasable,
  buildWeb: async (name, out) => (await applications()).buildApplication(name, 'browser', { out }),
  buildServer: async (name, out, base) =>
    (await applications()).buildApplication(name, 'server', { out, base }),
  buildServiceWorkerPart: async (name, out) =>
    (await applications()).buildStandalone(name, 'serviceWorker', out),
  buildFrameScript: async (name, web) =>
    (await applications()).buildStandalone(name, 'appCheckFrame', web),
};
