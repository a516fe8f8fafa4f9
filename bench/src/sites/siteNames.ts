/** What is compared: this site, and the same pages without script. */
export const siteNames = ['site', 'limit'] as const;

export type SiteName = (typeof siteNames)[number];
