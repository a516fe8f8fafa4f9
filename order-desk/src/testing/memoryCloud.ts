import { changedDuty } from '@site/order-model/duty';
import { hasEmail } from '@site/order-model/noEmail';
import { searchKeyOf, toSearchText } from '@site/order-model/searchKey';
import type { Phone } from '@site/order-model/phone';
import type { MemberDuty } from '../cloud/duties';
import type { DeskCloud } from '../cloud/openCloud';
import { CloudError, PAGE_SIZE, type CloudFailure, type Subscriber } from '../model/deskCloud';
import {
  addedBy,
  byNewest,
  changedBy,
  changeOf,
  isUpToDate,
  type Claim,
  type Enquiry,
  type HistoryEntry,
  type Member,
} from '../model/enquiry';
import { isOf } from '../model/person';

export const asha: Member = { uid: 'asha', name: 'Asha', email: 'asha@example.com' };

const pageOf = (fitting: readonly Enquiry[], next: unknown) => {
  const from = (next as number | undefined) ?? 0;
  const end = from + PAGE_SIZE;
  return { enquiries: fitting.slice(from, end), ...(fitting.length > end && { next: end }) };
};

/** As rules compare them: whole. */
const isSame = (one: Claim, other: Claim = {}) => one.uid === other.uid && one.name === other.name;

/** An enquiry with some parts otherwise. Its times count up with its number. */
export function enquiry(number: number, changes: Partial<Enquiry> = {}): Enquiry {
  const id = `enquiry${String(number).padStart(4, '0')}`;
  return {
    id,
    reference: `CI-AAAA-${String(number).padStart(4, '0')}`,
    product: 'Cirvena-Forte',
    receivedAt: number * 60_000,
    changedAt: number * 60_000,
    status: 'new',
    history: [],
    order: {
      Name: `Person ${number}`,
      Email: `person${number}@example.com`,
      Mobile: `98765${String(number).padStart(5, '0')}`,
      Quantity: 2,
      RetailerSelfUse: 'Self Use',
      Products: 'Cirvena-Forte',
    },
    ...changes,
  };
}

/** A database in memory that fails as told. */
export interface MemoryCloud extends DeskCloud {
  stored: Map<string, Enquiry>;
  erased: { id: string; at: number }[];
  exports: number[];
  subscribers: readonly Subscriber[];
  phones: Map<string, Phone>;
  duties: MemberDuty[];
  /** Why every request fails from now on; undefined when none does. */
  failure: CloudFailure | undefined;
  /** Why changes are refused, beside that. */
  refusal: CloudFailure | undefined;
  /** Enquiries whose records the company's programs have still to make, which they do at once unless told otherwise. */
  unrecorded: Map<string, Enquiry>;
  isRecordLate: boolean;
  makeRecords(): void;
  /** How often one was added. */
  additions: number;
  /** How many documents it took to read changes. */
  reads: number;
}

/** The same requests, answered at once. */
type Answers = {
  [Name in keyof DeskCloud]: (
    ...args: Parameters<DeskCloud[Name]>
  ) => Awaited<ReturnType<DeskCloud[Name]>>;
};

export function memoryCloud(enquiries: readonly Enquiry[]): MemoryCloud {
  const sorted = () => [...cloud.stored.values()].sort(byNewest);
  const answers: Answers = {
    readMember: () => asha,
    readPage: ({ status, product }, _hasOrder, next) =>
      pageOf(
        sorted().filter(
          (enquiry) =>
            (!status || enquiry.status === status) && (!product || enquiry.product === product),
        ),
        next,
      ),
    readOpen: (_hasOrder, next) =>
      pageOf(
        sorted()
          .reverse()
          .filter(({ status }) => status !== 'done'),
        next,
      ),
    readOfPerson: ({ Email, Mobile }) => ({
      enquiries: sorted().filter(
        ({ order }) => order?.Mobile === Mobile || (hasEmail(Email) && order?.Email === Email),
      ),
      isComplete: true,
    }),
    readColleagues: () => [{ uid: asha.uid, name: asha.name }],
    readChanges(since, hasOrder) {
      const found = [...cloud.stored.values()]
        .filter(({ changedAt }) => changedAt > since)
        .sort((one, other) => one.changedAt - other.changedAt)
        .slice(0, PAGE_SIZE);
      const orders = found.filter(({ id }) => !hasOrder(id)).length;
      cloud.reads += Math.max(found.length, 1) + orders;
      return {
        enquiries: found.map(({ order, ...record }) =>
          hasOrder(record.id) || !order ? record : { ...record, order },
        ),
        until: found.at(-1)?.changedAt ?? 0,
        hasMore: found.length === PAGE_SIZE,
      };
    },
    readErasures(since) {
      const found = cloud.erased.filter(({ at }) => at > since);
      return { ids: found.map(({ id }) => id), until: found.at(-1)?.at ?? since };
    },
    readEnquiry(id, hasOrder = () => false) {
      const found = cloud.stored.get(id);
      if (!found) throw new CloudError('missing');
      const { order, ...record } = found;
      const isKnown = hasOrder(id) || !order;
      cloud.reads += isKnown ? 1 : 2;
      return isKnown ? record : { ...record, order };
    },
    search: (text) => ({
      enquiries: sorted().filter(({ reference }) => reference === text),
      isComplete: true,
    }),
    send({ enquiryId, entryId, was, ...pending }, { name }) {
      if (cloud.refusal) throw new CloudError(cloud.refusal);
      const before = cloud.stored.get(enquiryId);
      if (!before) throw new CloudError('missing');
      if (before.history.some(({ id }) => id === entryId)) throw new CloudError('denied');
      const change = changeOf(pending);
      const isLate =
        (change.status === 'seen' && before.status !== 'new') ||
        (change.from !== undefined && !isSame(change.from, before.claimedBy)) ||
        (was !== undefined && !isUpToDate(was, before));
      if (isLate) throw new CloudError('denied');
      const at = before.changedAt + 1;
      const entry: HistoryEntry = { id: entryId, name, at, ...change };
      cloud.stored.set(enquiryId, {
        ...changedBy(before, change),
        changedAt: at,
        history: [...before.history, entry],
      });
    },
    add({ enquiryId: id, ...change }, { name }) {
      if (cloud.refusal) throw new CloudError(cloud.refusal);
      if (cloud.erased.some((one) => one.id === id)) throw new CloudError('denied');
      const made = addedBy({ enquiryId: id, ...change }, { name });
      cloud.additions += 1;
      if (made) cloud.unrecorded.set(id, { ...made, changedAt: made.receivedAt });
      if (!cloud.isRecordLate) cloud.makeRecords();
    },
    isStored: (id) => cloud.stored.has(id) || cloud.unrecorded.has(id),
    isErased: (id) => cloud.erased.some((one) => one.id === id),
    erase({ id }) {
      if (!cloud.stored.delete(id)) throw new CloudError('denied');
      cloud.erased.push({ id, at: 1 });
    },
    readSubscribers: () => [...cloud.subscribers],
    findPerson(person) {
      const keyOf = ({ order }: Enquiry) => order && searchKeyOf(order);
      const isTheirs = ({ order }: Enquiry) => order !== undefined && isOf(person, order);
      // An order is there before its record.
      if ([...cloud.unrecorded.values()].some(isTheirs)) throw new CloudError('missing');
      const enquiries = sorted().filter(isTheirs);
      const addresses =
        'email' in person ? [person.email] : enquiries.map((it) => keyOf(it)?.email);
      const subscribers = cloud.subscribers.filter(({ email }) =>
        addresses.includes(toSearchText(email)),
      );
      return { enquiries, subscribers };
    },
    eraseSubscriber(id) {
      cloud.subscribers = cloud.subscribers.filter((one) => one.id !== id);
      cloud.erased.push({ id, at: 1 });
    },
    logExport: (count) => void cloud.exports.push(count),
    keepPhone: (id, phone) => void cloud.phones.set(id, phone),
    removePhone: (id) => void cloud.phones.delete(id),
    readWeeks: () => [],
    readDuties: (since) => cloud.duties.filter(({ at }) => at > since),
    keepDuty(changes, { uid }) {
      const before = cloud.duties.findLast((duty) => duty.uid === uid);
      const duty = changedDuty(before?.duty ?? {}, changes);
      cloud.duties.push({ uid, at: (before?.at ?? 0) + 1, duty });
    },
  };
  const requests = Object.entries(answers).map(([name, answer]) => [
    name,
    async (...args: never[]) => {
      if (cloud.failure !== undefined) throw new CloudError(cloud.failure);
      return (answer as (...all: never[]) => unknown)(...args);
    },
  ]);
  const cloud: MemoryCloud = {
    ...(Object.fromEntries(requests) as DeskCloud),
    stored: new Map(enquiries.map((enquiry) => [enquiry.id, enquiry])),
    unrecorded: new Map(),
    isRecordLate: false,
    additions: 0,
    makeRecords() {
      cloud.unrecorded.forEach((made, id) => {
        // Made once, whatever comes again.
        if (!cloud.stored.has(id)) cloud.stored.set(id, made);
      });
      cloud.unrecorded.clear();
    },
    subscribers: [],
    phones: new Map(),
    duties: [],
    erased: [],
    exports: [],
    failure: undefined,
    refusal: undefined,
    reads: 0,
  };
  return cloud;
}
