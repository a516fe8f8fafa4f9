export { readPublished, readPublishedAt, type Published } from './site/deploymentFile';
export { APP_CHECK_FILE, frameHtml } from './page/appCheckPage';
export { escapeHtml, jsonBlock } from './page/escapeHtml';
export { themeColours } from './page/metadataElements';
export { PAGE_HASHES_FILE, readPageHashes, type PageHashes } from './page/pageHashes';
export { NOT_FOUND_FILE } from './page/rootFiles';
export type { SiteSettings } from './page/siteSettings';
