import type { OrderRecord } from '@site/order-model/enquiry';
import type { DeskDevice, Kept } from '../device/deskDevice';
import type { DeskCloud } from '../cloud/openCloud';
import { PAGE_SIZE, reasonOf, type Filter } from '../model/deskCloud';
import { byNewest, type Enquiry } from '../model/enquiry';

/** Changes may become visible a moment after their time: looks reach back this far, in ms, and for as long. */
const OVERLAP_MS = 15_000;
/** Erasures are looked for less often. */
const ERASURES_EVERY_MS = 60_000;
/** After more answers about what was changed, a device starts with nothing. */
const MAX_NEWS_PAGES = 12;
/** Open ones are loaded however old they are, up to this number of pages: a flood must not cost a read for each. */
const MAX_OPEN_PAGES = 5;

export interface LoadedParts {
  cloud: Pick<DeskCloud, 'readPage' | 'readOpen' | 'readChanges' | 'readErasures'>;
  device: Pick<DeskDevice, 'keep' | 'forget' | 'keepSeenUntil'>;
  now: () => number;
  /** Called with the ids of enquiries that the database has no more. */
  onErased: (ids: readonly string[]) => Promise<void>;
}

/**
 * An order never changes, so it is not read again with each change of its record. It names its product for good; a record that is
 * made once the product is sold no more does not.
 */
const withOrder = (enquiry: Enquiry, order: OrderRecord | undefined): Enquiry =>
  order ? { ...enquiry, product: enquiry.product || order.Products, order } : enquiry;

/** The enquiries that the desk has loaded, here and on the device. What reads the database rejects as the database does. */
export function createLoadedEnquiries({ cloud, device, now, onErased }: LoadedParts) {
  const known = new Map<string, Enquiry>();
  /** What an answer that was under way meanwhile must not bring back. */
  const erased = new Set<string>();
  let next: { filter: string; cursor: unknown } | undefined;
  let hasMoreOpen = false;
  let isStarted = false;
  /** Every change up to then is known, in ms; 0 when that is to be found out. */
  let seenUntil = 0;
  /** The same of erasures. Both are times of the database: the clock of a phone may be wrong. */
  let erasedUntil = 0;
  /** When a later change than all before was seen, on the clock of this device. */
  let newsAt = -Infinity;
  /** When the last look for changes began, on the same clock. */
  let lookedAt = -Infinity;
  /** When erasures were looked for, on the clock of this device. */
  let erasuresLookedAt = -Infinity;

  /** Takes what the database has. */
  async function take(enquiries: readonly Enquiry[]): Promise<void> {
    // What two answers say about one enquiry: the later change counts.
    const newer = enquiries.filter(
      (enquiry) =>
        enquiry.changedAt >= (known.get(enquiry.id)?.changedAt ?? 0) &&
        !isExpired(enquiry) &&
        !erased.has(enquiry.id),
    );
    const whole = newer.map((enquiry) =>
      withOrder(enquiry, enquiry.order ?? known.get(enquiry.id)?.order),
    );
    whole.forEach((enquiry) => known.set(enquiry.id, enquiry));
    if (whole.length > 0) await device.keep(whole);
  }
  async function forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    ids.forEach((id) => known.delete(id));
    await device.forget(ids);
  }
  /** Forgets what the database has no more. */
  async function forgetForGood(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    ids.forEach((id) => erased.add(id));
    await forget(ids);
    await onErased(ids);
  }

  const hasOrder = (id: string) => known.get(id)?.order !== undefined;
  const isExpired = ({ expireAt = Infinity }: Enquiry) => expireAt <= now();
  /** Forgets what is kept no longer: needs no network. */
  const forgetExpired = () =>
    forgetForGood([...known.values()].filter(isExpired).map(({ id }) => id));

  async function readPage(filter: Filter, cursor?: unknown): Promise<readonly Enquiry[]> {
    const page = await cloud.readPage(filter, hasOrder, cursor);
    next = { filter: JSON.stringify(filter), cursor: page.next };
    await take(page.enquiries);
    return page.enquiries;
  }

  /** However old they are: one from last week that nobody has answered must not wait for somebody to look for it. */
  async function readOpen(): Promise<readonly Enquiry[]> {
    const open: Enquiry[] = [];
    let cursor: unknown;
    for (let pages = 0; pages < MAX_OPEN_PAGES; pages++) {
      const page = await cloud.readOpen(hasOrder, cursor);
      open.push(...page.enquiries);
      cursor = page.next;
      if (cursor === undefined) break;
    }
    hasMoreOpen = cursor !== undefined;
    await take(open);
    return open;
  }

  /** Loads what the desk shows first, and forgets what else is here: it may have been changed or erased long ago. */
  async function startOver(): Promise<void> {
    seenUntil = 0;
    newsAt = now();
    const unchecked = new Set(known.keys());
    const newest = await readPage({});
    for (const { id } of [...newest, ...(await readOpen())]) unchecked.delete(id);
    await forget([...unchecked]);
    // Times of the database, also before it has any: a phone's clock may be fast.
    seenUntil = Math.max(1, ...newest.map(({ changedAt }) => changedAt));
    erasedUntil = seenUntil;
  }

  /** Forgets what was erased, whoever did it: by staff, a command, or because its time was over. */
  async function forgetErased(): Promise<void> {
    // Whoever knows nothing yet has nothing to forget: the whole log would be paid for.
    if (erasedUntil === 0 || now() - erasuresLookedAt < ERASURES_EVERY_MS) return;
    const knownUntil = seenUntil;
    const erasures = await cloud.readErasures(erasedUntil - OVERLAP_MS);
    await forgetForGood(erasures.ids);
    erasedUntil = Math.max(erasedUntil, erasures.until);
    erasuresLookedAt = now();
    // Changes and erasures are known up to then: the next start goes on from here.
    await device.keepSeenUntil(knownUntil);
  }

  /** Loads what was changed since the last time. */
  async function readNews(): Promise<void> {
    // Each document that is read is paid for, so one that was seen is read again only until a look came late enough to find
    // every other that may follow before it: a desk that nobody uses looks once a minute.
    const isRecent = lookedAt - newsAt < OVERLAP_MS;
    const startedAt = now();
    let since = isRecent ? seenUntil - OVERLAP_MS : seenUntil + 1;
    for (let pages = 0; ; pages++) {
      if (pages === MAX_NEWS_PAGES) return startOver();
      const { enquiries, until, hasMore } = await cloud.readChanges(since, hasOrder);
      await take(enquiries);
      if (until > seenUntil) newsAt = now();
      seenUntil = Math.max(seenUntil, until);
      if (!hasMore || until <= since) break;
      since = until;
    }
    lookedAt = startedAt;
    // Somebody is working through a flood: those that were left out come next.
    const open = [...known.values()].filter(({ status }) => status !== 'done').length;
    if (hasMoreOpen && open < PAGE_SIZE * (MAX_OPEN_PAGES - 1)) await readOpen();
  }

  return {
    /** Newest first. */
    all: () => [...known.values()].sort(byNewest),
    hasOlder: () => next?.cursor !== undefined,
    hasMoreOpen: () => hasMoreOpen,
    /** Takes what the device kept. */
    async restore(kept: Pick<Kept, 'enquiries' | 'seenUntil'>) {
      kept.enquiries.forEach((enquiry) => known.set(enquiry.id, enquiry));
      seenUntil = kept.seenUntil;
      erasedUntil = kept.seenUntil;
      await forgetExpired();
    },
    forgetExpired,
    forgetErased,
    hasOrder,
    take,
    forgetForGood,
    /** Forgets all, here alone. */
    clear() {
      known.clear();
      seenUntil = 0;
      erasedUntil = 0;
    },
    /** Loads what the desk shows first, unless it has. */
    async start() {
      if (isStarted && seenUntil > 0) return;
      isStarted = true;
      newsAt = now();
      if (seenUntil === 0) return startOver();
      try {
        await readPage({});
        await readOpen();
      } catch (failure) {
        // An index may be missing for long, which must not hold up what is new.
        isStarted = reasonOf(failure) !== 'offline';
        throw failure;
      }
    },
    readPage: async (filter: Filter) => void (await readPage(filter)),
    async readOlder(filter: Filter) {
      const isSame = next?.filter === JSON.stringify(filter);
      await readPage(filter, isSame ? next?.cursor : undefined);
    },
    readNews,
  };
}
