import { assertContentIsReleasable } from '@site/content-tools/checks/checkApplicationContent';
import type { Builder } from '@site/releases/making/makeRelease';

/** Loaded only where something is built: webpack is large. */
const applications = () => import('./buildApplication');

/** Makes the builds of an application as its presets say. */
export const webpackBuilder: Builder = {
  checkContent: assertContentIsReleasable,
  buildWeb: async (...args) => void (await (await applications()).buildWeb(...args)),
  buildServer: async (...args) => void (await (await applications()).buildServer(...args)),
  buildServiceWorkerPart: async (name, out) =>
    (await applications()).buildStandalone(name, 'serviceWorker', out),
  buildFrameScript: async (name, web) =>
    (await applications()).buildStandalone(name, 'appCheckFrame', web),
};
