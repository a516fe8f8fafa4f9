export { APP_CHECK_FILE, frameHtml } from './page/appCheckPage';
export { escapeHtml, jsonBlock } from './page/escapeHtml';
export { metadataElements, themeColours } from './page/metadataElements';
export type { PageFile } from './page/pageHtml';
export {
  PAGE_HASHES_FILE,
  readPageHashes,
  writePageHashes,
  type PageHashes,
} from './page/pageHashes';
export { NOT_FOUND_FILE } from './page/rootFiles';
export type { SiteSettings } from './page/siteSettings';
export { speculationHash } from './page/speculationRules';
export { styleBlock, styleHash } from './page/styleBlock';
