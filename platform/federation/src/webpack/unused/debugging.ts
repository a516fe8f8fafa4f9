/**
 * Stands where the runtime would find out where it runs and ask `localStorage` whether somebody debugs it: it runs in a
 * browser, and the first look at that store makes a phone wait.
 */
export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});
