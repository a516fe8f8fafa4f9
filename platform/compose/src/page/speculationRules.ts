import { ALIVE } from '@site/contracts/boot';
import { cspHash } from './pageHashes';

/**
 * Where a visitor is about to go: as long as the router does not answer, any page of the site; then only the page in another
 * language, which is a document of its own. A prerendered page starts no script (`boot/startWhenWanted.ts`).
 */
const rules = {
  prerender: [
    {
      where: { selector_matches: `:root:not([${ALIVE}]) a[href^='/'],a[hreflang]` },
      eagerness: 'moderate',
    },
  ],
};

const text = JSON.stringify(rules);

/** The rules' CSP hash source: beside hashes, browsers do not heed the keyword for such rules. */
export const speculationHash = cspHash(text);

/** Has browsers that know such rules render the next page before it is opened. */
export const speculationElement = `<script type="speculationrules">${text}</script>`;
