import { VERSION_FORM } from '@site/contracts/publishedRelease';
import type { RemoteName } from '@site/contracts/remotes';

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

/** The federation name of a remote by its short name: `storeFinder` of `store-finder` behind `remote`. */
const remoteOf = (name: string) =>
  `remote-${name}`.replace(/-./g, ([, letter = '']) => letter.toUpperCase()) as RemoteName;

/** Short names leave out `remote-`, as on the command line. */
const SHORT_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

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
    if (!SHORT_NAME.test(name) || name === 'shell') {
      throw new Error('its address names an unknown part of the site.');
    }
    return { remote: remoteOf(name), name, version };
  });
  if (new Set(all.map(({ remote }) => remote)).size < all.length) {
    throw new Error('its address names two releases of one part.');
  }
  return all;
}
