/** The page that a server answers with, under status 404, for addresses without a screen. It speaks every language. */
export const NOT_FOUND_FILE = '404.html';
