import { collections, limits, type OrderRecord } from '@site/contracts/enquiry';
import { readReference } from '@site/contracts/orderReference';
import { toSearchText } from '@site/contracts/searchKey';
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
import { CloudError, PAGE_SIZE, type Filter, type Found, type Page } from '../model/deskCloud';
import { byNewest, type Enquiry, type HistoryEntry } from '../model/enquiry';

/** How many of each kind a search finds. */
const FOUND_MOST = 20;
/** Fewer digits are in most numbers. */
const FEWEST_DIGITS = 4;
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

/** The records in which a field begins with a text: the end is the first text that does not. */
function beginningWith(field: string, text: string): QueryConstraint[] {
  const last = text.length - 1;
  const end = text.slice(0, last) + String.fromCharCode(text.charCodeAt(last) + 1);
  return [where(field, '>=', text), where(field, '<', end), limit(FOUND_MOST)];
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
    const named = () => query(orders, where(documentId(), 'in', ids), limit(ids.length));
    const found = ids.length > 0 ? (await getDocs(named())).docs : [];
    const byId = new Map(found.map((it) => [it.id, it.data() as OrderRecord]));
    return records.map((it) => toEnquiry(it.id, it.data() as StoredRecord, byId.get(it.id)));
  }

  const ask = async (...constraints: QueryConstraint[]) =>
    (await getDocs(query(desk, ...constraints))).docs;

  return {
    withOrders,

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

    async search(text: string): Promise<Found> {
      const wanted = toSearchText(text);
      const digits = wanted.replace(/\D/g, '');
      // Ten digits are a whole number, whatever stands before them.
      const number = digits.slice(-limits.mobileDigits);
      const searches = [
        ask(where('reference', '==', readReference(text) ?? ''), limit(FOUND_MOST)),
        ask(...beginningWith('search.name', wanted)),
        ask(...beginningWith('search.email', wanted)),
        ...(digits.length >= FEWEST_DIGITS ? [ask(...beginningWith('search.mobile', number))] : []),
      ];
      const answers = await Promise.all(searches);
      const byId = new Map(answers.flat().map((record) => [record.id, record]));
      const enquiries = await withOrders([...byId.values()].slice(0, PAGE_SIZE));
      const isComplete =
        byId.size <= PAGE_SIZE && answers.every((records) => records.length < FOUND_MOST);
      return { enquiries: enquiries.sort(byNewest), isComplete };
    },
  };
}
