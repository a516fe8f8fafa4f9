import { indiaTime } from '@site/order-model/india';
import { hasEmail } from '@site/order-model/noEmail';
import type { Enquiry } from '../model/enquiry';

const HEAD = [
  ...['Reference', 'Received (India)', 'Status', 'Product', 'Name', 'Phone', 'Email', 'Quantity'],
  ...['Retailer / Self Use', 'Notes', 'Source'],
];

/** Enquiries as rows of a table. Its words stay English, so that spreadsheets made of it fit together. */
export const exportRows = (enquiries: readonly Enquiry[]): (string | number)[][] => [
  HEAD,
  ...enquiries.map(({ reference, receivedAt, status, product, order, history, source }) => [
    ...[reference, indiaTime(receivedAt).replace('T', ' '), status, product],
    ...[order?.Name ?? '', order?.Mobile ?? ''],
    ...[order && hasEmail(order.Email) ? order.Email : '', order?.Quantity ?? ''],
    order?.RetailerSelfUse ?? '',
    history
      .flatMap(({ note, name }) => (note === undefined ? [] : [`${name}: ${note}`]))
      .join(' | '),
    source ?? 'site',
  ]),
];
