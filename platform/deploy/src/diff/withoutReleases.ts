import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';

const FOLDERS = new RegExp(`${RELEASES_ADDRESS}([\\w-]+)/[^/"'\\s]+/`, 'g');

/** A text in which no release has an id: the same sources, released once more, give the same text. */
export const withoutReleases = (text: string): string => text.replace(FOLDERS, '$1/');
