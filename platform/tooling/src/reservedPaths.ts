import { plainPath } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { VIOLATIONS_ADDRESS, VISITS_ADDRESS } from '@site/contracts/visitReport';
import { APP_CHECK_PATH } from '@site/order-model/appCheckFrame';

/** What has an address of its own beside the pages, or is answered by servers, here or in the cloud. */
const reserved = new Set<string>([
  ...Object.values(paths),
  ...[APP_CHECK_PATH, VISITS_ADDRESS, VIOLATIONS_ADDRESS, '/inbox'],
]);

/** Whether the site needs a path itself, so that no remote may have its page there. */
export const isReservedPath = (path: string): boolean =>
  reserved.has(path) || `${path}/`.startsWith(RELEASES_ADDRESS) || plainPath(path) !== path;
