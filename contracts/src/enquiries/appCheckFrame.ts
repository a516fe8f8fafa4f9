/** The page that asks Google for App Check tokens, in a hidden frame. It exists where the database uses App Check. */
export const APP_CHECK_PATH = '/app-check';

/** Where a release of the order remote has that page's script, below its files for the browser. */
export const APP_CHECK_SCRIPT = 'app-check/frame.js';

/** What the frame answers through the port that comes with each message to it. */
export interface AppCheckAnswer {
  /** Left out when Google gives none. */
  token?: string;
}
