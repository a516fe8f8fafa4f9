import { VERSION_FORM } from '@site/contracts/publishedRelease';
import { remotes, type RemoteName } from '@site/contracts/remotes';

/** A release that an address requests. */
export interface RequestedRelease {
  remote: RemoteName;
  /** The remote's short name: `products`. */
  name: string;
  /** A version, or the whole id of a release. */
  version: string;
}

/** Ids have the form of a version too. */
const VERSION = new RegExp(`^${VERSION_FORM}$`);

/** Short names leave out `remote-`, as on the command line. */
const remoteOf = (name: string) =>
  (Object.keys(remotes) as RemoteName[]).find((it) => remotes[it].folder === `remote-${name}`);

/**
 * Parses `products@1.5.0-rc.1`, or several of these with commas.
 * @throws Error with the reason.
 */
export function parseRequestedReleases(text: string): RequestedRelease[] {
  const all = text.split(',').map((part): RequestedRelease => {
    const [name = '', version = '', ...rest] = part.trim().split('@');
    if (rest.length || !VERSION.test(version)) {
      throw new Error('its address names no release (expected e.g. products@1.5.0-rc.1).');
    }
    const remote = remoteOf(name);
    if (!remote) throw new Error('its address names an unknown part of the site.');
    return { remote, name, version };
  });
  if (new Set(all.map(({ remote }) => remote)).size < all.length) {
    throw new Error('its address names two releases of one part.');
  }
  return all;
}
