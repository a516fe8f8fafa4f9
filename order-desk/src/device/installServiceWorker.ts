const ADDRESS = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** Keeps the desk on the device, so that it opens without a network. */
export function installServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('desk', {
    createScriptURL(address) {
      if (address === ADDRESS) return address;
      throw new TypeError('The desk loads no script but its service worker.');
    },
  });
  const address = policy ? policy.createScriptURL(ADDRESS) : ADDRESS;
  // Without it the desk works all the same, as long as there is a network.
  navigator.serviceWorker.register(address).catch(() => {});
}
