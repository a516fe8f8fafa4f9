import type { FirebaseSettings } from '@site/contracts/database';

/** What one public address has of its own, and another one has not. Its pages and its headers follow it. */
export interface SiteSettings {
  /** Where pages report visits: a path of the site, or an `https` address. Nothing is reported without one. */
  visits?: string | undefined;
  /** Where browsers report violations of the site's policies. Nothing is reported without one. */
  violations?: string | undefined;
  /** The project that takes what visitors send; that of the order release by default. */
  database?: FirebaseSettings | undefined;
}
