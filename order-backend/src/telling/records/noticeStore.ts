import { isDeepStrictEqual } from 'node:util';
import { isOnDuty, type Duty } from '@site/order-model/duty';
import { collections } from '@site/order-model/enquiry';
import { erasureOf, type ErasureReason } from '@site/order-model/erasure';
import type { OrderFieldName } from '@site/order-model/orderFields';
import { openStatuses, type Source } from '@site/order-model/deskChange';
import type { Phone } from '@site/order-model/phone';
import { searchKeyOf, type SearchKey } from '@site/order-model/searchKey';
import { staffCollections, type EnquiryStatus } from '@site/order-model/staffCollections';
import {
  NEWS_MS,
  digestStatesSchema,
  floodStateSchema,
  parseRecord,
  type DeskRecord,
  type DigestName,
  type DigestState,
  type DigestStates,
  type FloodState,
  type LevelName,
} from './deskRecord';
import type { Condition, NoticeDatabase, Place, Stored, Writes } from './noticeDatabase';

/** That somebody of staff wrote an enquiry down. */
export interface Addition {
  source: Source;
  by: string;
  name: string;
  at: Date;
}

export interface StoredEnquiry {
  product: string;
  storedAt: Date;
  search: SearchKey;
  /** Who of staff wrote it down, if no visitor sent it. */
  addition?: Addition | undefined;
}

/** What a digest says about one enquiry. */
export type Mentioned = Pick<DeskRecord, 'reference' | 'product' | 'receivedAt' | 'callBackAt'>;

/** Part of what was found, and how many there are in all. */
export interface Found {
  first: readonly Mentioned[];
  count: number;
}

/** More phones than these are not told of one enquiry. */
const MAX_PHONES = 100;
const MAX_STAFF = 100;

/** A phone of somebody who put it there. */
export interface StoredPhone extends Phone {
  id: string;
  by: string;
  /** False once that person no longer belongs to the staff. */
  isOfStaff: boolean;
  /** False while that person is off, or has quiet hours. */
  isOnDuty: boolean;
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;

const { additions, desk, duty, notices, phones, staff } = staffCollections;
const digests: Place = { collection: notices, id: 'digests' };
const flood: Place = { collection: notices, id: 'flood' };
const recordOf = (id: string): Place => ({ collection: desk, id });
const additionOf = (id: string): Place => ({ collection: additions, id });
const orderOf = (id: string): Place => ({ collection: collections.orders, id });

function dutyIn(stored: Stored | undefined): Duty {
  const { offUntil, ...quiet } = stored?.fields ?? {};
  return { ...quiet, ...(offUntil instanceof Date && { offUntil: offUntil.getTime() }) };
}

const digestsIn = (stored: Stored | undefined): DigestStates =>
  digestStatesSchema.parse(stored?.fields ?? {});

const floodIn = (stored: Stored | undefined): FloodState | undefined =>
  stored && floodStateSchema.parse(stored.fields);

/** Only the fields that differ are written: the desk's own stay exactly as it wrote them. */
function changedFields(before: DeskRecord, after: DeskRecord): Stored['fields'] {
  const entries = Object.entries(after);
  return Object.fromEntries(
    entries.filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
}

function erasure(id: string, reason: ErasureReason): Writes {
  const { deletes, log } = erasureOf('orders', id, reason);
  return { remove: deletes, put: [[log, { ...log.entry, at: new Date() }]] };
}

/** Desk records, digests and phones in a database. */
export function createNoticeStore(database: NoticeDatabase) {
  async function idsOf(collection: string): Promise<Set<string>> {
    const ids = new Set<string>();
    for await (const { id } of database.all(collection)) ids.add(id);
    return ids;
  }

  /** The ids of records whose moment has come, the longest due first. */
  async function dueBy(field: string, moment: Date, most: number): Promise<string[]> {
    const where = [[field, '<=', moment]] as const;
    const found = await database.find(desk, { where, orderBy: field, most });
    return found.map(({ id }) => id);
  }

  async function find(where: readonly Condition[], orderBy: string, most: number): Promise<Found> {
    const [count, first] = await Promise.all([
      database.count(desk, where),
      database.find(desk, { where, orderBy, most }),
    ]);
    return { count, first: first.map(({ fields }) => fields as unknown as Mentioned) };
  }

  /**
   * Erases the record of an order that somebody erased in another way, such as in the Firebase console, and has the log tell
   * every device. One that its browser has sent again meanwhile keeps it.
   */
  const eraseStrayRecord = (id: string) =>
    database.transaction([orderOf(id), recordOf(id)], ([order, record]) =>
      !order && record ? erasure(id, 'command') : {},
    );

  return {
    eraseStrayRecord,

    /**
     * Changes a record in one transaction: what `next` returns is stored; undefined leaves all as it is. `next` may be called
     * again when somebody else was faster. Without a record it gets the enquiry; without either it is not called.
     */
    changeRecord: (
      id: string,
      next: (
        current: { record: DeskRecord } | { enquiry: StoredEnquiry },
      ) => DeskRecord | undefined,
    ) =>
      database.transaction(
        [recordOf(id), orderOf(id), additionOf(id)],
        ([stored, order, added]) => {
          if (stored) {
            const record = parseRecord(stored.fields);
            const changed = next({ record });
            const fields = changed ? changedFields(record, changed) : {};
            return Object.keys(fields).length > 0 ? { put: [[recordOf(id), fields]] } : {};
          }
          if (!order) return {};
          // Somebody may have edited it by hand: an address may be gone, as its owner asked for that.
          const text = (name: OrderFieldName) => String(order.fields[name] ?? '');
          const [Name, Email, Mobile] = [text('Name'), text('Email'), text('Mobile')];
          const enquiry = {
            product: text('Products'),
            search: searchKeyOf({ Name, Email, Mobile }),
            addition: added?.fields as Addition | undefined,
          };
          const made = next({ enquiry: { ...enquiry, storedAt: order.createdAt } });
          if (!made) return {};
          return { put: [[recordOf(id), made]], remove: added ? [additionOf(id)] : [] };
        },
      ),

    /** The state of the digests, by kind: one read, to see whether anything is due. */
    readDigests: async () => digestsIn((await database.get([digests]))[0]),

    /** Changes the state of the digests of a kind in one transaction. */
    changeDigest: (
      name: DigestName,
      next: (current: DigestState | undefined) => DigestState | undefined,
    ) =>
      database.transaction([digests], ([stored]) => {
        const changed = next(digestsIn(stored)[name]);
        return changed ? { put: [[digests, { [name]: changed }]] } : {};
      }),

    readFlood: async () => floodIn((await database.get([flood]))[0]),

    /** Changes in one transaction how far phones have been told of a flood. */
    changeFlood: (next: (current: FloodState | undefined) => FloodState | undefined) =>
      database.transaction([flood], ([stored]) => {
        const changed = next(floodIn(stored));
        return changed ? { put: [[flood, changed]] } : {};
      }),

    /** Promised calls of the last 12 hours first, so that a flood does not delay them; then the longest due. */
    async dueRecords(moment: Date, most: number): Promise<string[]> {
      const where = [
        ['callBackAt', '>=', new Date(moment.getTime() - NEWS_MS)],
        ['callBackAt', '<=', moment],
      ] as const;
      const promised = await database.find(desk, { where, orderBy: 'callBackAt', most });
      const due = promised.filter(
        ({ fields: { dueAt } }) => dueAt instanceof Date && dueAt <= moment,
      );
      const others = await dueBy('dueAt', moment, most);
      return [...new Set([...due.map(({ id }) => id), ...others])].slice(0, most);
    },
    expiredRecords: (moment: Date, most: number) => dueBy('expireAt', moment, most),

    countMails: (level: LevelName, since: Date) =>
      database.count(desk, [[`notices.${level}.at`, '>=', since]]),

    /** Enquiries that a level left to the digest from a moment to before another one, oldest first. */
    inDigest(level: LevelName, from: Date, to: Date, most: number) {
      const field = `notices.${level}.digestAt`;
      return find(
        [
          [field, '>=', from],
          [field, '<', to],
        ],
        field,
        most,
      );
    },
    /** Enquiries of a status of which no call is promised, oldest first. */
    async withoutCallBack(status: EnquiryStatus, most: number): Promise<Found> {
      const ofStatus = ['status', '==', status] as const;
      // No query finds what lacks a field.
      const promised = await database.count(desk, [ofStatus, ['callBackAt', '>=', new Date(0)]]);
      const { count, first } = await find([ofStatus], 'receivedAt', most + promised);
      const others = first.filter(({ callBackAt }) => !(callBackAt instanceof Date));
      return { count: count - promised, first: others.slice(0, most) };
    },
    /** Enquiries whose promised call is due at a moment, the longest due first. The end of one takes its promise away. */
    dueCallBacks: (moment: Date, most: number) =>
      find([['callBackAt', '<=', moment]], 'callBackAt', most),
    countOpen: () => database.count(desk, [['status', 'in', openStatuses]]),

    /** Erases an order with its record, and writes into the log why, all in one step. */
    eraseExpired: (id: string) => database.transaction([], () => erasure(id, 'expiry')),

    /** The phones that are told of new enquiries, and whether they are at a moment. */
    async phones(now: Date): Promise<readonly StoredPhone[]> {
      const found = await database.find(phones, { most: MAX_PHONES });
      const owned = found.map(({ id, fields }) => ({ id, ...(fields as Omit<StoredPhone, 'id'>) }));
      const owners = [...new Set(owned.map(({ by }) => by))];
      const ofOwners = (collection: string) =>
        database.get(owners.map((id) => ({ collection, id })));
      const [members, duties] = await Promise.all([ofOwners(staff), ofOwners(duty)]);
      const known = new Set(members.map((member) => member?.id));
      return owned.map((phone) => ({
        ...phone,
        isOfStaff: known.has(phone.by),
        isOnDuty: isOnDuty(dutyIn(duties[owners.indexOf(phone.by)]), now.getTime()),
      }));
    },
    /** Erases what those have set who no longer belong to the staff. */
    async forgetLeavers(): Promise<void> {
      const [members, duties] = await Promise.all([idsOf(staff), idsOf(duty)]);
      for (const id of duties) {
        if (!members.has(id)) {
          await database.transaction([], () => ({ remove: [{ collection: duty, id }] }));
        }
      }
    },
    /**
     * Whether all of the staff who have a phone are off, or have quiet hours, at a moment; all of the staff where nobody has one.
     * A staff of nobody is not.
     */
    async isNobodyOnDuty(now: Date): Promise<boolean> {
      const [members, duties, owned] = await Promise.all([
        database.find(staff, { most: MAX_STAFF }),
        database.find(duty, { most: MAX_STAFF }),
        database.find(phones, { most: MAX_PHONES }),
      ]);
      const byOwner = new Map(duties.map((stored) => [stored.id, stored]));
      const isOff = ({ id }: Stored) => !isOnDuty(dutyIn(byOwner.get(id)), now.getTime());
      const owners = new Set(owned.map(({ fields }) => fields.by));
      const withPhone = members.filter(({ id }) => owners.has(id));
      return members.length > 0 && (withPhone.length > 0 ? withPhone : members).every(isOff);
    },
    /** How many of the staff have registered a phone, whether or not its push service takes anything, and how many there are. */
    async countPhones(): Promise<{ registered: number; staff: number }> {
      const members = await database.find(staff, { most: MAX_STAFF });
      const owned = await database.find(phones, { most: MAX_PHONES });
      const owners = new Set(owned.map(({ fields }) => fields.by));
      const registered = members.filter(({ id }) => owners.has(id)).length;
      return { registered, staff: members.length };
    },
    removePhone: (id: string) =>
      database.transaction([], () => ({ remove: [{ collection: phones, id }] })),

    /** Erases records without an enquiry, and gives the ids of enquiries without a record. Reads every id: once a night. */
    async *reconcileRecords() {
      const [stored, recorded] = await Promise.all([idsOf(collections.orders), idsOf(desk)]);
      for (const id of stored) if (!recorded.has(id)) yield id;
      for (const id of recorded) if (!stored.has(id)) await eraseStrayRecord(id);
    },
  };
}
