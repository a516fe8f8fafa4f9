import { collections } from '@site/order-model/enquiry';
import { hasEmail } from '@site/order-model/noEmail';
import type { SearchKey } from '@site/order-model/searchKey';
import { staffCollections } from '@site/order-model/staffCollections';
import type { ExportRow, Source } from './source';

/** What the order says itself counts: somebody may have corrected it. */
function complete({ fields, ...row }: ExportRow, record: ExportRow | undefined): ExportRow {
  const { name, email, mobile } = (record?.fields.search ?? {}) as Partial<SearchKey>;
  const { Name, Email, Mobile } = fields;
  const own = {
    Name: Name || name,
    Email: hasEmail(String(Email ?? '')) ? Email : (email ?? Email),
    Mobile: Mobile || mobile,
  };
  return { ...row, fields: { ...fields, ...own } };
}

/** A source whose orders have what somebody took out of them by hand and their records still have; a record alone counts as one. */
export const withRecords = (source: Source): Source => ({
  ...source,
  async read(collection) {
    const stored = await source.read(collection);
    if (collection !== collections.orders) return stored;
    const records = new Map(
      (await source.read(staffCollections.desk)).map((record) => [record.id, record]),
    );
    const orders = stored.map((order) => complete(order, records.get(order.id)));
    stored.forEach(({ id }) => records.delete(id));
    const alone = [...records.values()].map((record) =>
      complete({ ...record, fields: {} }, record),
    );
    return [...alone, ...orders];
  },
});
