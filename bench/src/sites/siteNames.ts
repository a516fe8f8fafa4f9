/** What is compared: this site, and the same pages without script. */
export const siteNames = ['site', 'limit'] as const;

export type SiteName = (typeof siteNames)[number];

export const siteTitles: Readonly<Record<SiteName, string>> = {
  site: 'the site',
  limit: 'its limit: the same page without script',
};
