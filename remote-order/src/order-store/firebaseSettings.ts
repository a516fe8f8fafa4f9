import type { Database } from '@site/contracts/database';
import config from '../../firebase.config.json';

/** The database that page or service worker were told of, or the one that this release was built for. */
export const databaseOr = (named: Database | undefined): Database =>
  // The build has checked the file.
  named ?? (config as Database);
