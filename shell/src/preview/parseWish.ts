import { VERSION_FORM } from '@site/contracts/publishedRelease';
import { remotes, type RemoteName } from '@site/contracts/remotes';

/** A release that somebody asks to be shown. */
export interface WantedRelease {
  remote: RemoteName;
  /** What people call the remote: `products`. */
  name: string;
  /** A version or a release's whole id. */
  wanted: string;
}

/** A version; an id has the form of one too. */
const WANTED = new RegExp(`^${VERSION_FORM}$`);

/** People leave `remote-` away, here as on the command line. */
const remoteOf = (name: string) =>
  (Object.keys(remotes) as RemoteName[]).find((it) => remotes[it].folder === `remote-${name}`);

/** Reads `products@1.5.0-rc.1`, several with commas between them. Throws a sentence that says what is wrong. */
export function parseWish(text: string): WantedRelease[] {
  const all = text.split(',').map((part): WantedRelease => {
    const [name = '', wanted = '', ...rest] = part.trim().split('@');
    if (rest.length || !WANTED.test(wanted)) {
      throw new Error('its address does not name a release, as products@1.5.0-rc.1 does.');
    }
    const remote = remoteOf(name);
    if (!remote) throw new Error('its address names a part that the site does not have.');
    return { remote, name, wanted };
  });
  if (new Set(all.map(({ remote }) => remote)).size < all.length) {
    throw new Error('its address names two releases of one part.');
  }
  return all;
}
