import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addOrderValue } from '@site/order-model/enquiry';
import type { OrderFieldName } from '@site/order-model/orderFields';
import { paths } from '@site/company/paths';
import type { SiteFiles } from '../site-files/openSiteFiles';

const FIELD: OrderFieldName = 'Products';
const CHOICES = new RegExp(`<select name="${FIELD}".*?</select>`, 's');

/**
 * Has the store take orders for what the live site's form offers. A product that was deployed while the server runs is not
 * in the contract that it was started with.
 */
export function takeOrdersFor(liveSite: () => SiteFiles): () => void {
  let known = '';
  return () => {
    const { folder, addresses } = liveSite();
    const page = `${paths.buyNow}/index.html`;
    if (folder === known || !addresses.has(page)) return;
    known = folder;
    const [select = ''] = CHOICES.exec(readFileSync(join(folder, page), 'utf8')) ?? [];
    for (const [, value = ''] of select.matchAll(/<option value="([^"]+)"/g)) addOrderValue(value);
  };
}
