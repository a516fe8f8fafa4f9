export { application } from './webpack/application';
export { EntryListPlugin } from './webpack/EntryListPlugin';
export { productionRouter } from './webpack/federation-runtime/replacements';
