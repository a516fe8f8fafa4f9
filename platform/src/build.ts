import { buildIfNeeded, buildSite } from './build/buildSite';

/** `npm run build` builds anew; with `--if-needed`, only what was not built from these sources. */
await (process.argv.includes('--if-needed') ? buildIfNeeded() : buildSite());
