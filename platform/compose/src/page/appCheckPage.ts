import { join } from 'node:path';
import { APP_CHECK_PATH, APP_CHECK_SCRIPT } from '@site/order-model/appCheckFrame';
import { DATABASE_ID, type FirebaseSettings } from '@site/contracts/database';
import { releaseTitle, type StoredRelease } from '@site/releases/release/releaseFormat';
import { jsonBlock } from './escapeHtml';

/** The file of the page in whose hidden frame Google vouches for visitors. Headers look for it. */
export const APP_CHECK_FILE = join(APP_CHECK_PATH, 'index.html');

/** The page of a hidden frame. Takes the attributes of its script. */
export const frameHtml = (database: FirebaseSettings, script: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>App Check</title>
<script type="application/json" id="${DATABASE_ID}">${jsonBlock(database)}</script>
<body>
<script ${script}></script>
`;

/**
 * Makes the page of the hidden frame; undefined where the database does not use App Check.
 * @throws when the release cannot use it
 */
export function appCheckPage(order: StoredRelease, database: FirebaseSettings): string | undefined {
  if (!database.appCheck) return undefined;
  const integrity = order.files[`web/${APP_CHECK_SCRIPT}`];
  if (integrity === undefined) {
    throw new Error(
      `${releaseTitle(order)} cannot use App Check: it has no ${APP_CHECK_SCRIPT}. Release it again.`,
    );
  }
  return frameHtml(
    database,
    `crossorigin src="${order.base}${APP_CHECK_SCRIPT}" integrity="${integrity}"`,
  );
}
