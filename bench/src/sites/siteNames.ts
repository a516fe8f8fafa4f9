/** What is compared: this site, and two others made from its own sources. */
export const siteNames = ['site', 'limit', 'bundle'] as const;

export type SiteName = (typeof siteNames)[number];

export const siteTitles: Readonly<Record<SiteName, string>> = {
  site: 'the site',
  limit: 'its limit: the same page without script',
  bundle: 'the same code as one bundle',
};
