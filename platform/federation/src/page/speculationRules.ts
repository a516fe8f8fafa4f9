import { createHash } from 'node:crypto';
import { ALIVE } from '@site/contracts/boot';
import { BOOT_ADDRESS, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';

/**
 * Where a visitor is about to go: as long as the router does not answer, any page of the site; then only the page in another
 * language, which is a document of its own. A prerendered page starts no script (`boot/script/startWhenWanted.ts`).
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: `${RELEASES_ADDRESS}*` } },
          { selector_matches: `:root:not([${ALIVE}]) a, a[hreflang]` },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

const text = JSON.stringify(rules);

const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Has browsers that know such rules render the next page before it is opened. A header names it: in the page it would arrive
 * before what is drawn, and need a hash in the policy.
 */
export const speculationFile = {
  address: `${BOOT_ADDRESS}${hash}/next.rules`,
  /** Browsers heed no other type. */
  type: 'application/speculationrules+json',
  text,
};
