import { buildIfNeeded, buildSite } from './build/buildSite';
import { buildWorkingCopy } from './build/buildWorkingCopy';
import { applicationOf, isShortName, shortNames } from './releases/shortNames';

/**
 * `npm run build` builds the site anew, with `--if-needed` only what was not built from these sources;
 * the name of an application (a workspace's own `build`) builds that one alone.
 */
const [argument] = process.argv.slice(2);

try {
  if (argument === undefined) await buildSite();
  else if (argument === '--if-needed') await buildIfNeeded();
  else if (isShortName(argument)) await buildWorkingCopy(applicationOf(argument));
  else throw new Error(`There is no application ${argument}; there are ${shortNames.join(', ')}.`);
} catch (failure) {
  console.error((failure as Error).message);
  process.exit(1);
}
