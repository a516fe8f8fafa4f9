import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { staffCollections, type EnquiryStatus } from '@site/contracts/staffCollections';
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { CloudError, PAGE_SIZE, type Filter, type Page } from '../model/deskCloud';
import { byNewest, type Enquiry, type HistoryEntry } from '../model/enquiry';

const FOUND_MOST = 20;
/** How many entries of the log one answer has. */
const LOGGED = 50;

interface StoredEntry {
  name: string;
  at: Timestamp;
  status?: EnquiryStatus;
  note?: string;
}

interface StoredRecord {
  reference: string;
  product: string;
  receivedAt: Timestamp;
  changedAt?: Timestamp;
  expireAt?: Timestamp | null;
  status: EnquiryStatus;
  history?: Record<string, StoredEntry>;
}

function toEnquiry(id: string, data: StoredRecord, order: OrderRecord | undefined): Enquiry {
  const history = Object.entries(data.history ?? {}).map(
    ([entryId, { name, at, status, note }]): HistoryEntry => ({
      ...{ id: entryId, name, at: at.toMillis() },
      ...(status && { status }),
      ...(note !== undefined && { note }),
    }),
  );
  return {
    id,
    reference: data.reference,
    product: data.product,
    receivedAt: data.receivedAt.toMillis(),
    changedAt: (data.changedAt ?? data.receivedAt).toMillis(),
    ...(data.expireAt && { expireAt: data.expireAt.toMillis() }),
    status: data.status,
    history: history.sort((one, other) => one.at - other.at),
    ...(order && { order }),
  };
}

/** Reads enquiries. Every query has its index, and asks for one page. */
export function createReader(database: Firestore) {
  const desk = collection(database, staffCollections.desk);
  const orders = collection(database, collections.orders);

  async function withOrders(
    records: readonly Pick<QueryDocumentSnapshot, 'id' | 'data'>[],
    hasOrder: (id: string) => boolean = () => false,
  ): Promise<Enquiry[]> {
    const ids = records.map(({ id }) => id).filter((id) => !hasOrder(id));
    const found =
      ids.length > 0 ? await askOrders(where(documentId(), 'in', ids), limit(ids.length)) : [];
    const byId = new Map(found.map((it) => [it.id, it.data() as OrderRecord]));
    return records.map((it) => toEnquiry(it.id, it.data() as StoredRecord, byId.get(it.id)));
  }

  const askOrders = async (...constraints: QueryConstraint[]) =>
    (await getDocs(query(orders, ...constraints))).docs;

  const ask = async (...constraints: QueryConstraint[]) =>
    (await getDocs(query(desk, ...constraints))).docs;

  async function recordsOf(ids: readonly string[]) {
    if (ids.length === 0) return [];
    return ask(where(documentId(), 'in', ids), limit(ids.length));
  }

  const ordersWhere = async (...constraints: QueryConstraint[]) =>
    (await askOrders(...constraints, limit(FOUND_MOST))).map(({ id }) => id);

  return {
    async readPage({ status, product }: Filter, next?: unknown): Promise<Page> {
      const found = await ask(
        ...(status ? [where('status', '==', status)] : []),
        ...(product ? [where('product', '==', product)] : []),
        orderBy('receivedAt', 'desc'),
        ...(next ? [startAfter(next as QueryDocumentSnapshot)] : []),
        limit(PAGE_SIZE),
      );
      const last = found.length === PAGE_SIZE ? found.at(-1) : undefined;
      return { enquiries: await withOrders(found), ...(last && { next: last }) };
    },

    async readChanges(since: number, hasOrder: (id: string) => boolean): Promise<Enquiry[]> {
      const after = Timestamp.fromMillis(since);
      return withOrders(
        await ask(where('changedAt', '>', after), orderBy('changedAt'), limit(PAGE_SIZE)),
        hasOrder,
      );
    },

    async readEnquiry(id: string): Promise<Enquiry> {
      const record = await getDoc(doc(desk, id));
      const [enquiry] = record.exists() ? await withOrders([record]) : [];
      if (!enquiry) throw new CloudError('missing');
      return enquiry;
    },

    async readErasures(since: number): Promise<{ ids: string[]; until: number }> {
      const log = collection(database, staffCollections.log);
      const after = where('at', '>', Timestamp.fromMillis(since));
      const entries: QueryDocumentSnapshot[] = [];
      for (;;) {
        const last = entries.at(-1);
        const next = last ? [startAfter(last)] : [];
        const { docs } = await getDocs(query(log, after, orderBy('at'), ...next, limit(LOGGED)));
        entries.push(...docs);
        if (docs.length < LOGGED) break;
      }
      return {
        // Exports stand in the same log.
        ids: entries.filter((it) => it.get('kind') === 'erasure').map(({ id }) => id),
        until: (entries.at(-1)?.get('at') as Timestamp | undefined)?.toMillis() ?? since,
      };
    },

    async search(text: string): Promise<Enquiry[]> {
      const wanted = text.trim();
      const digits = wanted.replace(/\D/g, '');
      const capitalised = wanted.replace(/^./u, (letter) => letter.toUpperCase());
      const searches = [
        ask(where('reference', '==', wanted.toUpperCase()), limit(FOUND_MOST)),
        ...(digits.length >= 10
          ? [ordersWhere(where('Mobile', '==', digits.slice(-10))).then(recordsOf)]
          : []),
        ...(wanted.includes('@')
          ? [ordersWhere(where('Email', '==', wanted)).then(recordsOf)]
          : []),
        ...(/^\p{L}/u.test(wanted)
          ? [
              ordersWhere(
                where('Name', '>=', capitalised),
                where('Name', '<', `${capitalised}\uf8ff`),
              ).then(recordsOf),
            ]
          : []),
      ];
      const found = (await Promise.all(searches)).flat();
      const byId = new Map(found.map((it) => [it.id, it]));
      return (await withOrders([...byId.values()].slice(0, PAGE_SIZE))).sort(byNewest);
    },
  };
}
