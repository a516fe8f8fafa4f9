export { APP_CHECK_FILE, frameHtml } from './page/appCheckPage';
export { escapeHtml, jsonBlock } from './page/escapeHtml';
export { metadataElements } from './page/metadataElements';
export { NOT_FOUND_FILE } from './page/notFoundFile';
export type { PageFile } from './page/pageFile';
export {
  PAGE_HASHES_FILE,
  readPageHashes,
  writePageHashes,
  type PageHashes,
} from './page/pageHashes';
export type { SiteSettings } from './page/siteSettings';
export { speculationHash } from './page/speculationRules';
export { styleBlock, styleHash } from './page/styleBlock';
export { themeColours } from './page/themeColours';
