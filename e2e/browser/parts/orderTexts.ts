import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderFieldName } from '@site/contracts/orderFields';
import { root } from '@site/tooling/workspace';

const file = join(root, 'remote-order/content/order-form.json');

/** The words of the order form as its content has them: a word is changed there, and in no test. */
export const { labels, placeOrder: placeOrderLabel } = JSON.parse(readFileSync(file, 'utf8')) as {
  labels: Readonly<Record<OrderFieldName, string>>;
  placeOrder: string;
};
