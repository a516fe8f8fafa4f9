import { assertContentIsReleasable } from '@site/content-tools/checks/checkApplicationContent';
import type { Builder } from '@site/releases';

/** Loaded only where something is built: webpack is large. */
const applications = () => import('./buildApplication');

/** Makes the builds of an application as its presets say. */
export const webpackBuilder: Builder = {
  checkContent: assertContentIsReleasable,
  buildWeb: async (...args) => void (await (await applications()).buildWeb(...args)),
  buildServer: async (...args) => void (await (await applications()).buildServer(...args)),
  buildServiceWorkerPart: async (...args) =>
    void (await (await applications()).buildServiceWorkerPart(...args)),
  buildFrameScript: async (...args) =>
    void (await (await applications()).buildFrameScript(...args)),
};
