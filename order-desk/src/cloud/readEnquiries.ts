import { deskLimits, type Claimant, type Outcome } from '@site/firestore/staff/deskChange';
import { collections, limits, type OrderRecord } from '@site/contracts/enquiry';
import type { StaffLanguage } from '@site/contracts/languages';
import { readReference } from '@site/contracts/orderReference';
import { toSearchText } from '@site/firestore/staff/searchKey';
import { staffCollections, type EnquiryStatus } from '@site/firestore/staff/staffCollections';
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
import {
  CloudError,
  openStatuses,
  PAGE_SIZE,
  type Filter,
  type Found,
  type HasOrder,
  type Page,
} from '../model/deskCloud';
import {
  byNewest,
  changeOf,
  type Change,
  type Claim,
  type Enquiry,
  type HistoryEntry,
} from '../model/enquiry';

/** How many of each kind a search finds. */
const MAX_FOUND = 20;
/** How many ids one query takes. */
const MAX_IDS = 30;
/** Fewer digits are in most numbers. */
const MIN_DIGITS = 4;
/** How many entries of the log one answer has. */
const LOGGED = 50;

interface StoredEntry extends Omit<Change, 'callBackAt'> {
  name: string;
  at: Timestamp;
  callBackAt?: Timestamp;
}

interface StoredRecord {
  reference: string;
  product: string;
  receivedAt: Timestamp;
  changedAt?: Timestamp;
  expireAt?: Timestamp | null;
  status: EnquiryStatus;
  claimedBy?: Claim;
  callBackAt?: Timestamp;
  outcome?: Outcome;
  language?: StaffLanguage;
  history?: Record<string, StoredEntry>;
}

function toEnquiry(id: string, data: StoredRecord, order: OrderRecord | undefined): Enquiry {
  const history = Object.entries(data.history ?? {}).map(
    ([entryId, { name, at, callBackAt, ...change }]): HistoryEntry => ({
      ...{ id: entryId, name, at: at.toMillis() },
      ...changeOf({ ...change, ...(callBackAt && { callBackAt: callBackAt.toMillis() }) }),
    }),
  );
  const { claimedBy, callBackAt, outcome, language } = data;
  return {
    id,
    reference: data.reference,
    product: data.product,
    receivedAt: data.receivedAt.toMillis(),
    changedAt: (data.changedAt ?? data.receivedAt).toMillis(),
    ...(data.expireAt && { expireAt: data.expireAt.toMillis() }),
    status: data.status,
    ...(claimedBy?.uid !== undefined && { claimedBy: claimedBy as Claimant }),
    ...(callBackAt && { callBackAt: callBackAt.toMillis() }),
    ...(outcome && { outcome }),
    ...(language && { language }),
    history: history.sort((one, other) => one.at - other.at),
    ...(order && { order }),
  };
}

/** The records in which a field begins with a text: the end is the first text that does not. */
function beginningWith(field: string, text: string): QueryConstraint[] {
  const last = text.length - 1;
  const end = text.slice(0, last) + String.fromCharCode(text.charCodeAt(last) + 1);
  return [where(field, '>=', text), where(field, '<', end), limit(MAX_FOUND)];
}

/** Reads enquiries. Every query has its index, and asks for one page. */
export function createReader(database: Firestore) {
  const desk = collection(database, staffCollections.desk);
  const orders = collection(database, collections.orders);

  async function withOrders(
    records: readonly Pick<QueryDocumentSnapshot, 'id' | 'data'>[],
    hasOrder: HasOrder = () => false,
  ): Promise<Enquiry[]> {
    const ids = records.map(({ id }) => id).filter((id) => !hasOrder(id));
    const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) =>
      ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
    );
    const named = (part: readonly string[]) =>
      getDocs(query(orders, where(documentId(), 'in', part), limit(part.length)));
    const found = (await Promise.all(parts.map(named))).flatMap(({ docs }) => docs);
    const byId = new Map(found.map((snapshot) => [snapshot.id, snapshot.data() as OrderRecord]));
    return records.map((record) =>
      toEnquiry(record.id, record.data() as StoredRecord, byId.get(record.id)),
    );
  }

  const ask = async (...constraints: QueryConstraint[]) =>
    (await getDocs(query(desk, ...constraints))).docs;

  async function pageOf(
    constraints: readonly QueryConstraint[],
    hasOrder: HasOrder,
    next?: unknown,
  ): Promise<Page> {
    const after = next ? [startAfter(next as QueryDocumentSnapshot)] : [];
    const found = await ask(...constraints, ...after, limit(PAGE_SIZE));
    const last = found.length === PAGE_SIZE ? found.at(-1) : undefined;
    return { enquiries: await withOrders(found, hasOrder), ...(last && { next: last }) };
  }

  return {
    withOrders,

    readPage: ({ status, product }: Filter, hasOrder: HasOrder, next?: unknown) =>
      pageOf(
        [
          ...(status ? [where('status', '==', status)] : []),
          ...(product ? [where('product', '==', product)] : []),
          orderBy('receivedAt', 'desc'),
        ],
        hasOrder,
        next,
      ),

    readOpen: (hasOrder: HasOrder, next?: unknown) =>
      pageOf([where('status', 'in', openStatuses), orderBy('receivedAt')], hasOrder, next),

    async readOfPerson({ Email, Mobile }: Pick<OrderRecord, 'Email' | 'Mobile'>) {
      const answers = await Promise.all(
        [
          where('search.mobile', '==', Mobile),
          where('search.email', '==', toSearchText(Email)),
        ].map((of) => ask(of, limit(MAX_FOUND))),
      );
      const byId = new Map(answers.flat().map((record) => [record.id, record]));
      return (await withOrders([...byId.values()])).sort(byNewest);
    },

    async readColleagues(): Promise<Claimant[]> {
      const staff = query(collection(database, staffCollections.staff), limit(deskLimits.pageMax));
      const { docs } = await getDocs(staff);
      return docs.map((snapshot) => ({ uid: snapshot.id, name: String(snapshot.get('name')) }));
    },

    async readChanges(since: number, hasOrder: HasOrder): Promise<Enquiry[]> {
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
        ids: entries.filter((snapshot) => snapshot.get('kind') === 'erasure').map(({ id }) => id),
        until: (entries.at(-1)?.get('at') as Timestamp | undefined)?.toMillis() ?? since,
      };
    },

    async search(text: string): Promise<Found> {
      const wanted = toSearchText(text);
      const digits = wanted.replace(/\D/g, '');
      // Ten digits are a whole number, whatever stands before them.
      const number = digits.slice(-limits.mobileDigits);
      const searches = [
        ask(where('reference', '==', readReference(text) ?? ''), limit(MAX_FOUND)),
        ask(...beginningWith('search.name', wanted)),
        ask(...beginningWith('search.email', wanted)),
        ...(digits.length >= MIN_DIGITS ? [ask(...beginningWith('search.mobile', number))] : []),
      ];
      const answers = await Promise.all(searches);
      const byId = new Map(answers.flat().map((record) => [record.id, record]));
      const enquiries = await withOrders([...byId.values()].slice(0, PAGE_SIZE));
      const isComplete =
        byId.size <= PAGE_SIZE && answers.every((records) => records.length < MAX_FOUND);
      return { enquiries: enquiries.sort(byNewest), isComplete };
    },
  };
}
