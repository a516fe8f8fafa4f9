/** Detecting the platform and debugging: it is a browser, and the first access to `localStorage` blocks a phone's main thread. */
export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});
