/** The page that the server answers with, under status 404, for addresses without a screen. */
export const NOT_FOUND_FILE = '404.html';
