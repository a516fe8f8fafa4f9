import { readDeploymentFile } from '@site/compose/site/deploymentFile';
import { addOrderValue } from '@site/order-model/enquiry';
import type { SiteFiles } from '../site-files/openSiteFiles';

/**
 * Has the store take orders for what the live site's form offers. A product that was deployed while the server runs is not
 * in the contract that it was started with.
 */
export function takeOrdersFor(liveSite: () => SiteFiles): () => Promise<void> {
  let known: SiteFiles | undefined;
  return async () => {
    const site = liveSite();
    if (site === known) return;
    const published = await readDeploymentFile(site.folder);
    published?.orderValues?.forEach(addOrderValue);
    known = site;
  };
}
