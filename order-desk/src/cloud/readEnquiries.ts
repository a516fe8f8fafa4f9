import { openStatuses, type Claimant } from '@site/order-model/deskChange';
import { collections, limits, type OrderRecord } from '@site/order-model/enquiry';
import { hasEmail } from '@site/order-model/noEmail';
import { readReference } from '@site/order-model/orderReference';
import { searchKeyOf, toSearchText, type SearchKey } from '@site/order-model/searchKey';
import { staffCollections } from '@site/order-model/staffCollections';
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
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import {
  CloudError,
  PAGE_SIZE,
  type Changes,
  type Filter,
  type Found,
  type FoundPerson,
  type HasOrder,
  type Page,
  type Subscriber,
} from '../model/deskCloud';
import { byNewest, type Enquiry } from '../model/enquiry';
import { isAddress, numbersIn, type Person } from '../model/person';
import type { WeekCounts } from '@site/order-model/weekCounts';
import { inTime } from './cloudErrors';
import { isReadable, toEnquiry, type StoredRecord } from './storedEnquiry';

/** How many of each kind a search finds by what they begin with. */
const MAX_FOUND = 20;
/** How many ids one query takes. */
const MAX_IDS = 30;
/** Fewer digits are in most numbers. */
const MIN_DIGITS = 4;

/** The records in which a field begins with a text, or goes on after it: the end is the first text that does not begin so. */
function beginningWith(field: string, text: string, from: '>=' | '>' = '>='): QueryConstraint[] {
  const last = text.length - 1;
  const end = text.slice(0, last) + String.fromCharCode(text.charCodeAt(last) + 1);
  return [where(field, from, text), where(field, '<', end)];
}

/** Reads what staff may read. Every query has its index, and asks for one page within its time. */
export function createReader(database: Firestore) {
  const desk = collection(database, staffCollections.desk);
  const orders = collection(database, collections.orders);

  const runQuery = async (wanted: Query, ...constraints: QueryConstraint[]) =>
    (await inTime(getDocs(query(wanted, ...constraints)))).docs;

  /** All pages of a query. */
  async function runWholeQuery(wanted: Query): Promise<QueryDocumentSnapshot[]> {
    const found: QueryDocumentSnapshot[] = [];
    for (;;) {
      const last = found.at(-1);
      const page = await runQuery(wanted, ...(last ? [startAfter(last)] : []), limit(PAGE_SIZE));
      found.push(...page);
      if (page.length < PAGE_SIZE) return found;
    }
  }

  /** All records of a number or an address. Pages need an order. */
  const recordsOf = (field: 'email' | 'mobile', value: string) =>
    runWholeQuery(query(desk, where(`search.${field}`, '==', value), orderBy(documentId())));

  async function readByIds(
    wanted: Query,
    ids: readonly string[],
  ): Promise<QueryDocumentSnapshot[]> {
    const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) =>
      ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
    );
    const named = (part: readonly string[]) =>
      runQuery(wanted, where(documentId(), 'in', part), limit(part.length));
    return (await Promise.all(parts.map(named))).flat();
  }

  async function withOrders(
    records: readonly Pick<QueryDocumentSnapshot, 'id' | 'data'>[],
    hasOrder: HasOrder = () => false,
  ): Promise<Enquiry[]> {
    const ids = records.map(({ id }) => id).filter((id) => !hasOrder(id));
    const found = await readByIds(orders, ids);
    const byId = new Map(found.map((snapshot) => [snapshot.id, snapshot.data()]));
    return records.map((record) =>
      toEnquiry(record.id, record.data() as StoredRecord, byId.get(record.id)),
    );
  }

  async function pageOf(wanted: Query, hasOrder: HasOrder, next?: unknown): Promise<Page> {
    const after = next ? [startAfter(next as QueryDocumentSnapshot)] : [];
    const found = await runQuery(wanted, ...after, limit(PAGE_SIZE));
    const last = found.length === PAGE_SIZE ? found.at(-1) : undefined;
    const enquiries = await withOrders(found.filter(isReadable), hasOrder);
    return { enquiries, ...(last && { next: last }) };
  }

  /** What whole queries find, and the first records of others: each record once, newest first. */
  async function readAny(
    wholes: readonly Promise<QueryDocumentSnapshot[]>[],
    others: readonly (readonly QueryConstraint[])[],
    hasOrder?: HasOrder,
  ): Promise<Found> {
    const [all, first] = await Promise.all([
      Promise.all(wholes),
      Promise.all(others.map((constraints) => runQuery(desk, ...constraints, limit(MAX_FOUND)))),
    ]);
    const byId = new Map([...all, ...first].flat().map((record) => [record.id, record]));
    const readable = [...byId.values()].filter(isReadable);
    const enquiries = await withOrders(readable, hasOrder);
    const isComplete =
      readable.length === byId.size && first.every((records) => records.length < MAX_FOUND);
    return { enquiries: enquiries.sort(byNewest), isComplete };
  }

  async function readSubscribers(): Promise<readonly Subscriber[]> {
    const subscribers = collection(database, collections.subscribers);
    const found = await runWholeQuery(query(subscribers, orderBy(documentId())));
    return found.map((stored) => ({ id: stored.id, email: String(stored.get('Email')) }));
  }

  return {
    readSubscribers,

    /** Enquiries come without their orders, which never change, where `hasOrder` says that those are known. */
    readPage: ({ status, product }: Filter, hasOrder: HasOrder, next?: unknown) =>
      pageOf(
        query(
          desk,
          ...(status ? [where('status', '==', status)] : []),
          ...(product ? [where('product', '==', product)] : []),
          orderBy('receivedAt', 'desc'),
        ),
        hasOrder,
        next,
      ),

    /** What nobody has finished, oldest first. */
    readOpen: (hasOrder: HasOrder, next?: unknown) =>
      pageOf(
        query(desk, where('status', 'in', openStatuses), orderBy('receivedAt')),
        hasOrder,
        next,
      ),

    /** What was changed after a moment, in ms: the first `PAGE_SIZE` of them. */
    async readChanges(since: number, hasOrder: HasOrder): Promise<Changes> {
      const after = where('changedAt', '>', Timestamp.fromMillis(since));
      const found = await runQuery(desk, after, orderBy('changedAt'), limit(PAGE_SIZE));
      return {
        enquiries: await withOrders(found.filter(isReadable), hasOrder),
        until: (found.at(-1)?.get('changedAt') as Timestamp | undefined)?.toMillis() ?? 0,
        hasMore: found.length === PAGE_SIZE,
      };
    },

    /** The ids of enquiries that were erased after a moment, and the moment up to which that is so. */
    async readErasures(since: number): Promise<{ ids: readonly string[]; until: number }> {
      const log = collection(database, staffCollections.log);
      const after = where('at', '>', Timestamp.fromMillis(since));
      const entries = await runWholeQuery(query(log, after, orderBy('at')));
      return {
        // Exports stand in the same log.
        ids: entries.filter((snapshot) => snapshot.get('kind') === 'erasure').map(({ id }) => id),
        until: (entries.at(-1)?.get('at') as Timestamp | undefined)?.toMillis() ?? since,
      };
    },

    async readEnquiry(id: string, hasOrder?: HasOrder): Promise<Enquiry> {
      const record = await inTime(getDoc(doc(desk, id)));
      const [enquiry] = record.exists()
        ? await withOrders([record].filter(isReadable), hasOrder)
        : [];
      if (!enquiry) throw new CloudError('missing');
      return enquiry;
    },

    /** Looks among all enquiries for a reference, or for what a name, an e-mail address or a number begins with. */
    search(text: string): Promise<Found> {
      const wanted = toSearchText(text);
      const numbers = numbersIn(wanted).filter(({ length }) => length >= MIN_DIGITS);
      const isWhole = ({ length }: string) => length === limits.mobileDigits;
      const address = isAddress(wanted);
      return readAny(
        [
          ...(address ? [recordsOf('email', wanted)] : []),
          ...numbers.filter(isWhole).map((number) => recordsOf('mobile', number)),
        ],
        [
          [where('reference', '==', readReference(text) ?? '')],
          beginningWith('search.name', wanted),
          beginningWith('search.email', wanted, address ? '>' : '>='),
          ...numbers
            .filter((number) => !isWhole(number))
            .map((number) => beginningWith('search.mobile', number)),
        ],
      );
    },

    /** All enquiries of the same number or address. */
    readOfPerson: (
      { Email, Mobile }: Pick<OrderRecord, 'Email' | 'Mobile'>,
      hasOrder?: HasOrder,
    ): Promise<Found> =>
      readAny(
        [
          recordsOf('mobile', Mobile),
          ...(hasEmail(Email) ? [recordsOf('email', toSearchText(Email))] : []),
        ],
        [],
        hasOrder,
      ),

    /**
     * Subscriptions have no key to search by: all of them are looked through, however they were written. Those of a number are
     * found by the addresses of its enquiries, without which nothing says any more whose they are. What was typed counts where
     * an order that was edited by hand has capitals.
     */
    async findPerson(person: Person, typed?: string): Promise<FoundPerson> {
      const field = 'email' in person ? 'email' : 'mobile';
      const { [field]: value = '' } = person as Partial<SearchKey>;
      const own = where(field === 'email' ? 'Email' : 'Mobile', 'in', [
        ...new Set([value, typed ?? value]),
      ]);
      const [records, edited] = await Promise.all([
        recordsOf(field, value),
        runWholeQuery(query(orders, own, orderBy(documentId()))),
      ]);
      const known = new Set(records.map(({ id }) => id));
      // Their records keep the key of before.
      const ids = edited.map(({ id }) => id).filter((id) => !known.has(id));
      const others = await readByIds(desk, ids);
      // An order whose record is not made yet cannot be erased here, and nobody may say that nothing is stored.
      if (others.length < ids.length) throw new CloudError('missing');
      records.push(...others);
      const found = (await withOrders(records))
        .map((enquiry, at) => {
          const own = enquiry.order && searchKeyOf(enquiry.order);
          const kept = (records[at]?.get('search') ?? {}) as Partial<SearchKey>;
          // The record fills only what an order that was edited by hand lacks.
          const [email, mobile] = [own?.email || kept.email, own?.mobile || kept.mobile];
          return { enquiry, key: { email, mobile } };
        })
        .filter(({ key }) => key[field] === value);
      const addresses = 'email' in person ? [value] : found.map(({ key }) => key.email);
      const subscribers = addresses.some(Boolean) ? await readSubscribers() : [];
      return {
        enquiries: found.map(({ enquiry }) => enquiry),
        subscribers: subscribers.filter(({ email }) => addresses.includes(toSearchText(email))),
      };
    },

    /** To whom something can be handed over. */
    async readColleagues(): Promise<readonly Claimant[]> {
      const staff = await runQuery(collection(database, staffCollections.staff), limit(PAGE_SIZE));
      return staff.map((snapshot) => ({ uid: snapshot.id, name: String(snapshot.get('name')) }));
    },

    /** So many weeks, newest first: the newest of all, or of those before one. */
    async readWeeks(count: number, before?: string): Promise<readonly WeekCounts[]> {
      const weeks = collection(database, staffCollections.weeks);
      const older = before === undefined ? [] : [where('week', '<', before)];
      const docs = await runQuery(weeks, ...older, orderBy('week', 'desc'), limit(count));
      return docs.map((snapshot) => snapshot.data() as WeekCounts);
    },
  };
}
