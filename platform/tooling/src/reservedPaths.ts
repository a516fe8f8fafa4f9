import { plainPath } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { VIOLATIONS_ADDRESS, VISITS_ADDRESS } from '@site/contracts/visitReport';
import { APP_CHECK_PATH } from '@site/order-model/appCheckFrame';

/** What has an address of its own beside the pages, or is the file of the page for unknown addresses. */
const reserved = new Set<string>([
  ...Object.values(paths),
  ...[APP_CHECK_PATH, VISITS_ADDRESS, VIOLATIONS_ADDRESS, '/404'],
]);

/** What is below is answered by servers as well: the files of releases, this machine's mail, Firestore. */
const reservedFolders = [RELEASES_ADDRESS, '/inbox/', '/v1/'];

/** Whether the site needs a path itself, so that no remote may have its page there. Hosts lead `/x/index` to `/x`. */
export const isReservedPath = (path: string): boolean =>
  reserved.has(path) ||
  reservedFolders.some((folder) => `${path}/`.startsWith(folder)) ||
  path.endsWith('/index') ||
  plainPath(path) !== path;
