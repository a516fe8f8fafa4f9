/**
 * The file in a composed site's folder that lists what a policy calls the style blocks of its pages (`'sha256-…'`). The
 * headers take them from there. Its name keeps it from being served.
 */
export const STYLE_HASHES_FILE = '.style-hashes.json';
