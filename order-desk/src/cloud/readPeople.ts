import { collections } from '@site/contracts/enquiry';
import { toSearchText } from '@site/firestore/staff/searchKey';
import { deskLimits } from '@site/firestore/staff/deskChange';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { Subscriber } from '../model/deskCloud';
import type { Enquiry } from '../model/enquiry';
import type { Person } from '../model/person';
import { inTime } from './cloudErrors';

/** Reads all of something, page by page, each within its time. */
export function createPeopleReader(
  database: Firestore,
  withOrders: (records: readonly QueryDocumentSnapshot[]) => Promise<Enquiry[]>,
) {
  async function* pagesOf(name: string, size: number, ...constraints: QueryConstraint[]) {
    const all = query(collection(database, name), ...constraints, orderBy(documentId()));
    for (let last: QueryDocumentSnapshot | undefined; ;) {
      const page = last ? query(all, startAfter(last), limit(size)) : query(all, limit(size));
      const { docs } = await inTime(getDocs(page));
      yield docs;
      last = docs.at(-1);
      if (docs.length < size) return;
    }
  }

  async function readSubscribers(): Promise<Subscriber[]> {
    const found: Subscriber[] = [];
    for await (const page of pagesOf(collections.subscribers, deskLimits.pageMax)) {
      found.push(...page.map((stored) => ({ id: stored.id, email: String(stored.get('Email')) })));
    }
    return found;
  }

  return {
    readSubscribers,
    /** Subscriptions have no key to search by: all of them are looked through, however they were written. */
    async findPerson(person: Person) {
      const [[field, value] = ['', '']] = Object.entries(person);
      const enquiries: Enquiry[] = [];
      const records = where(`search.${field}`, '==', value);
      for await (const page of pagesOf(staffCollections.desk, ORDERS_PAGE, records)) {
        enquiries.push(...(await inTime(withOrders(page))));
      }
      const subscribers = 'email' in person ? await readSubscribers() : [];
      return {
        enquiries,
        subscribers: subscribers.filter(({ email }) => toSearchText(email) === value),
      };
    },
  };
}

/** The orders of a page come with one query, which takes 30 ids. */
const ORDERS_PAGE = 25;
