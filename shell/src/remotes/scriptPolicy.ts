import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';

let hashes: ReadonlyMap<string, string> = new Map();

/** The development servers of remotes that run from their sources on a page of releases (`npm start -- --local`). */
let developed: readonly string[] = [];

const originOf = (address: string) => new URL(address, location.origin).origin;

/** Lets the scripts of these releases run, and no others. */
export function allowScripts(releases: PinnedReleases): void {
  const pins = Object.values(releases).flatMap(({ integrity }) => Object.entries(integrity));
  hashes = new Map(pins);
  developed = Object.values(releases)
    .filter(({ release }) => release === 'development')
    .map(({ entry }) => originOf(entry));
}

/** The hash that a script must have; undefined for one that is not of a pinned release. */
export function integrityOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin ? hashes.get(pathname) : undefined;
}

/** An address of no file, which every browser refuses without a request. */
const REFUSED = 'about:invalid';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/**
 * A refused script fails like one that cannot be loaded: webpack's loader remembers a chunk as under way before it sets the
 * address, so an exception there would leave that chunk loading for ever.
 */
const rules: ScriptPolicy = {
  createScriptURL(address) {
    // In development nothing is pinned, and every script may run.
    if (hashes.size === 0 || integrityOf(address) || address === SERVICE_WORKER_PATH)
      return address;
    if (developed.includes(originOf(address))) return address;
    console.error(`${address} does not belong to this page's releases.`);
    return REFUSED;
  },
};

/** A user script or an extension may have taken the name: the browser throws then. */
function createPolicy(name: string): ScriptPolicy | undefined {
  try {
    return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, rules);
  } catch {
    return undefined;
  }
}

let policy = rules;

/** What script elements and the service worker take as their address. */
export const scriptAddress = (address: string): string => policy.createScriptURL(address);

/**
 * Lets the page's script elements point at files of pinned releases, and the service worker at its own address; at nothing else.
 * Our loaders ask the site's own policy. Loaders of remotes that others build know of none, and pass through the default one,
 * as far as nobody has made it before.
 */
export function refuseOtherScripts(): void {
  if (hashes.size === 0) return;
  const ofPage = createPolicy('default');
  policy = createPolicy('site') ?? ofPage ?? rules;
}
