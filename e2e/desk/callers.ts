import { decodeWithDates } from '@site/order-backend/telling/local/localDatabase';
import { orderRecord } from '@site/order-backend/testing/sampleOrders';
import type { ServedStore } from '@site/order-backend/testing/serveStore';
import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import type { Phone } from './openPhone';

/** People who telephone, and whom staff write down. */
export function createCallers({ staff }: Pick<ServedStore, 'staff'>) {
  const numbers: string[] = [];
  return {
    count: () => numbers.length,
    async writeDown({ desk }: Pick<Phone, 'desk'>): Promise<void> {
      const Mobile = String(9_700_000_000 + numbers.length);
      numbers.push(Mobile);
      await desk.addEnquiry(orderRecord({ Mobile }), 'telephone');
    },
    /** The ids of what has arrived and has no record yet. */
    arrivals(): readonly string[] {
      const known = new Set(staff.list(staffCollections.desk).map(({ id }) => id));
      return staff.list(collections.orders).flatMap(({ id }) => (known.has(id) ? [] : id));
    },
    /** Those who are not stored exactly once. */
    faults(): readonly string[] {
      const stored = staff
        .list(collections.orders)
        .map(({ fields }) => (decodeWithDates(fields) as { Mobile: string }).Mobile);
      return numbers.flatMap((Mobile) => {
        const times = stored.filter((number) => number === Mobile).length;
        return times === 1 ? [] : `${Mobile} telephoned, and is stored ${times} times`;
      });
    },
  };
}
