import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';

const FOLDERS = new RegExp(`${RELEASES_ADDRESS}([\\w-]+)/[^/"'\\s]+/`, 'g');

/** A text in which no release has an id: the same sources, released once more, give the same text. */
export const withoutReleases = (text: string): string => text.replace(FOLDERS, '$1/');

/** A policy without the hashes of styles and scripts, which are compared by themselves. */
export const withoutHashes = (text: string): string =>
  text.replace(/ ?'sha(256|384|512)-[\w+/=]+'/g, '');

/**
 * `shell/page.js` for `/releases/shell/1.0.0-0123456789ab/page.js`, and for `page.01234567.js` there, as files are called by
 * others and were by earlier builds; a chunk without a name is `shell/[id].js`.
 */
export const plainName = (address: string): string =>
  withoutReleases(address)
    .replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '')
    .replace(/\/\d+\.(?=\w+$)/, '/[id].');
