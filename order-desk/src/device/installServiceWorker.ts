const ADDRESS = '/service-worker.js';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const rules: ScriptPolicy = {
  createScriptURL(address) {
    if (address === ADDRESS) return address;
    throw new TypeError('The desk loads no script but its service worker.');
  },
};

/** Keeps the desk on the device, so that it opens without a network. Without it the desk works all the same. */
export async function installServiceWorker(): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy('desk', rules) ?? rules;
    await navigator.serviceWorker.register(policy.createScriptURL(ADDRESS));
  } catch {
    // The browser refuses workers, or another program has made a policy of that name.
  }
}
