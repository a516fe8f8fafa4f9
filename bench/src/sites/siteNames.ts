/** What is compared: this site, and three others made from its own sources. */
export const siteNames = ['site', 'limit', 'bundle', 'original'] as const;

export type SiteName = (typeof siteNames)[number];

export const siteTitles: Readonly<Record<SiteName, string>> = {
  site: 'the site',
  limit: 'its limit: the same page without script',
  bundle: 'the same code as one bundle',
  original: 'rendered in the browser',
};
