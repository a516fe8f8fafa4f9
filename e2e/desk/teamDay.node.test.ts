import { outcomes } from '@site/order-model/deskChange';
import { staffCollections } from '@site/order-model/staffCollections';
import { journalIn } from '@site/order-backend/journal/dataFolder';
import { serveStore } from '@site/order-backend/testing/serveStore';
import { decodeWithDates, localDatabase } from '@site/order-backend/telling/local/localDatabase';
import {
  everybodyFrom,
  isLapse,
  occasionOf,
  onOccasion,
} from '@site/order-backend/telling/decide/occasion';
import { createNotices } from '@site/order-backend/telling/notices/notices';
import { parseRecord } from '@site/order-backend/telling/records/deskRecord';
import { createNoticeStore } from '@site/order-backend/telling/records/noticeStore';
import { testSettings } from '@site/order-backend/testing/testSettings';
import { randomOf } from '@site/tooling/seededNumbers';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { isLongForm } from '@site/tooling/testing/testForm';
import { setLogLevel } from 'firebase/firestore/lite';
import { createCallers } from './callers';
import { openPhone, type Phone } from './openPhone';

const newFolder = temporaryFolders();
const SEED = Number(process.env.ORDER_SEED ?? 20_261_122);
const MINUTE = 60_000;
const START = new Date('2026-11-19T10:00+05:30').getTime();
const ESCALATES_AFTER = 30;
/** When one of them leaves, in minutes. */
const LEAVES_AT = 20;
/** When two of them are off, in minutes. */
const OFF = { from: 40, until: 65 };
/** A working day of ten people, or a part of it. */
const [PHONES, ORDERS, MINUTES] = isLongForm ? [10, 500, 9 * 60] : [4, 40, 90];

type History = Record<string, { claimedBy?: { uid: string } }>;

/** Only the time of day is made up. */
beforeEach(() => {
  setLogLevel('silent');
  jest.useFakeTimers({
    now: START,
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const),
      ...(['hrtime', 'performance'] as const),
    ],
  });
});
afterEach(() => jest.useRealTimers());

test(`${PHONES} phones, ${ORDERS} orders: nobody is called twice, no call-back is forgotten, who telephones is stored once, nothing stays unseen`, async () => {
  const random = randomOf(SEED);
  const store = await serveStore({ journalFile: journalIn(await newFolder()) });
  const told: string[] = [];
  const rings = new Map<string, number>();
  const settings = testSettings({
    rate: { mailsPerHour: 1000, digestEveryMinutes: 30 },
    push: { publicKey: `B${'a'.repeat(86)}`, hours: 'always' },
    escalations: [
      {
        afterMinutes: ESCALATES_AFTER,
        to: ['x@shop.test'],
        languages: ['en'],
        hours: 'always',
      },
    ],
  });
  const functions = () =>
    createNotices({
      store: createNoticeStore(localDatabase(store.staff)),
      settings,
      mailer: { send: async ({ name }) => void told.push(name) },
      pushes: {
        async send({ endpoint }, { title, tag }) {
          say(isOff(endpoint, Date.now()), `${endpoint} rang while off`);
          if (/^(Call back|No outcome)/.test(title)) rings.set(`${endpoint} ${tag}`, Date.now());
          return 'sent';
        },
      },
      now: () => new Date(),
      log: { warn: () => {}, error: () => {} },
    });
  const isOff = (uid: string, moment: number) =>
    (uid === 'member0' || uid === 'member1') &&
    moment >= START + OFF.from * MINUTE &&
    moment < START + OFF.until * MINUTE;
  const records = () =>
    store.staff.list(staffCollections.desk).map(({ id, fields }) => ({
      id,
      record: onOccasion(parseRecord(decodeWithDates(fields)), new Date(), settings),
    }));

  const phones: Phone[] = [];
  let losesAnswers = true;
  for (let number = 0; number < PHONES; number++) {
    const uid = `member${number}`;
    await store.put(staffCollections.staff, uid, { name: uid });
    const push = { endpoint: uid, p256dh: '', auth: '', language: 'en', by: uid };
    await store.put(staffCollections.phones, uid.padEnd(20, 'x'), push);
    phones.push(await openPhone(store, uid, () => losesAnswers && random.is(0.02)));
  }
  const faults: string[] = [];
  const say = (isWrong: boolean, what: string) => isWrong && faults.push(what);
  /** Who was called first, while the phone was online. */
  const firstCalls = new Map<string, string>();
  const calledOffline: { phone: Phone; id: string }[] = [];
  let [lost, rung] = [0, 0];
  const lapsed = new Set<string>();

  /** A tap on the number, as the desk answers it. */
  async function tap(phone: Phone, id: string): Promise<void> {
    const { desk, uid, isOnline } = phone;
    const enquiry = desk.view().enquiries.find((it) => it.id === id);
    // Whoever sees that somebody has it is asked, and leaves it.
    if (!enquiry || (enquiry.claimedBy && enquiry.claimedBy.uid !== uid)) return;
    if (!enquiry.claimedBy) {
      const result = await desk.claim(enquiry, { uid, name: uid });
      if (result === 'lost') lost += 1;
      // The desk says that somebody else may call too, and this person calls.
      if (result === 'waiting') calledOffline.push({ phone, id });
      if (result !== 'made') return;
      say(!isOnline, `${id}: taken by ${uid} without a network`);
      const before = firstCalls.get(id);
      say(before !== undefined && before !== uid, `${id}: called by ${before} and ${uid}`);
      firstCalls.set(id, uid);
    }
    const callBackAt = Date.now() + random.below(40) * MINUTE;
    await desk.change(
      enquiry,
      random.pick([
        { status: 'notReachable', callBackAt } as const,
        { status: 'called', callBackAt } as const,
        { status: 'done', outcome: random.pick(outcomes) } as const,
        {},
      ]),
    );
  }

  const callers = createCallers(store);
  /** The event of each that has arrived. */
  async function tellOfArrivals(): Promise<void> {
    for (const id of callers.arrivals()) await functions().tell(id);
  }

  /** Takes one, and leaves the company before it is called. */
  async function leave(phone: Phone): Promise<void> {
    const { desk, uid } = phone;
    phone.isOnline = true;
    const id = 'orderOfLeaver'.padEnd(20, 'x');
    await store.place(id);
    await functions().tell(id);
    // Answers are lost here as well.
    for (let looks = 0; looks < 5 && firstCalls.get(id) !== uid; looks++) {
      await desk.refresh();
      const found = desk.view().enquiries.find((enquiry) => enquiry.id === id);
      if (found && !found.claimedBy) await desk.claim(found, { uid, name: uid });
      const { pending } = desk.view();
      if (found && !pending.some(({ enquiryId }) => enquiryId === id)) firstCalls.set(id, uid);
    }
    say(firstCalls.get(id) !== uid, `${uid} took nothing before leaving`);
    phone.hasLeft = true;
    await store.staff.erase([{ collection: staffCollections.staff, id: uid }]);
  }

  for (let minute = 0, placed = 0; minute < MINUTES; minute++) {
    jest.setSystemTime(START + minute * MINUTE);
    if (minute === OFF.from) {
      for (const phone of phones.slice(0, 2)) {
        phone.isOnline = true;
        await phone.desk.refresh();
        await phone.desk.setDuty({ offUntil: START + OFF.until * MINUTE }).catch(() => {});
      }
    }
    for (
      ;
      placed < (ORDERS * (minute + 1)) / (MINUTES - ESCALATES_AFTER) && placed < ORDERS;
      placed++
    ) {
      const id = `order${String(placed).padStart(15, '0')}`;
      await store.place(id);
      // The event comes twice at once, or it is lost and the night finds it; here the next one does.
      await Promise.all([functions().tell(id), functions().tell(id)]);
    }
    if (minute === LEAVES_AT) await leave(phones.at(-1) as Phone);
    const working = phones.filter(({ hasLeft }) => !hasLeft);
    for (const phone of working) {
      if (random.is(0.05)) phone.isOnline = !phone.isOnline;
      if (random.is(0.02)) await phone.restart();
      await phone.desk.refresh();
    }
    if (random.is(0.1)) await callers.writeDown(random.pick(working));
    await tellOfArrivals();
    // Two always tap the same one at once.
    const open = phones[0]?.desk.view().enquiries.filter(({ status }) => status !== 'done') ?? [];
    for (let taps = 0; taps < 2 && open.length > 0; taps++) {
      const { id } = random.pick(open);
      await Promise.all(
        [random.pick(working), random.pick(working)].map((phone) => tap(phone, id)),
      );
    }
    jest.setSystemTime(Date.now() + 30_000);
    await Promise.all(
      random.is(0.1) ? [functions().sweep(), functions().sweep()] : [functions().sweep()],
    );

    for (const { id, record } of records()) {
      const occasion = occasionOf(record, new Date(), settings);
      if (!occasion) continue;
      const { from } = occasion;
      // What was set offline arrives late.
      const arrival = (moment: Date) =>
        new Date(Math.max(+moment, occasion.kind === 'callBack' ? +(record.changedAt ?? 0) : 0));
      const isLate = (moment: Date, minutes: number) =>
        Date.now() - +arrival(moment) > minutes * MINUTE;
      const owner = record.claimedBy?.uid ?? '';
      const rang = (uid: string) => (rings.get(`${uid} ${id}`) ?? 0) >= +from;
      const staff = phones.filter(({ hasLeft }) => !hasLeft).map(({ uid }) => uid);
      // Whoever is off when the minute comes, or comes back in it, need not be told.
      const onAt = (moment: Date) =>
        staff.filter((uid) => !isOff(uid, +moment) && !isOff(uid, +moment + MINUTE));
      const isOwners = staff.includes(owner) && !isOff(owner, +from);
      if (occasion.kind !== 'arrival' && isLate(from, 1)) {
        rung += 1;
        // Who took it is told, maybe before they left, or all where that person has left or is off.
        const isToldAt = (moment: Date) => {
          const isOn = staff.includes(owner) && !isOff(owner, +moment);
          const wanted = isOn ? [owner] : occasion.kind === 'look' ? [] : staff;
          return wanted.filter((uid) => onAt(moment).includes(uid)).every(rang);
        };
        const isTold = rang(owner) || isToldAt(from) || isToldAt(arrival(from));
        say(!isTold, `${id}: no ring for the ${occasion.kind} of ${from.toISOString()}`);
      }
      const all = everybodyFrom(occasion, settings);
      if (isLapse(occasion) && isLate(all, 1)) {
        lapsed.add(id);
        // Whoever was off while the others were told in place of its owner sees it in the list.
        const told = onAt(all).filter((uid) => isOwners || onAt(from).includes(uid));
        say(!told.every(rang), `${id}: somebody does not know of the lapse`);
      }
      const mailed = occasion.kind === 'look' ? record.receivedAt : all;
      if (isLate(mailed, ESCALATES_AFTER + 2)) {
        say(!record.notices.level1, `${id}: ${record.status} since ${from.toISOString()}`);
      }
    }
  }
  // With a network that loses nothing one look sends all, however much has waited: who telephoned, and what followed.
  losesAnswers = false;
  const atWork = phones.filter(({ hasLeft }) => !hasLeft);
  for (const phone of atWork) {
    phone.isOnline = true;
    await phone.desk.refresh();
  }
  await tellOfArrivals();
  for (const phone of atWork) {
    await phone.desk.refresh();
    const { pending, connection } = phone.desk.view();
    const left = pending.filter(({ isRefused }) => !isRefused);
    say(left.length > 0, `${phone.uid}: ${left.length} changes never left (${connection})`);
  }
  faults.push(...callers.faults());
  // A phone that was offline and called has the order in the end, or says that somebody else had it before.
  const kept = store.staff.list(staffCollections.desk);
  for (const { phone, id } of calledOffline) {
    const { fields = {} } = kept.find((record) => record.id === id) ?? {};
    const { history = {} } = decodeWithDates(fields) as { history?: History };
    const hasTaken = Object.values(history).some(({ claimedBy }) => claimedBy?.uid === phone.uid);
    const { pending } = phone.desk.view();
    const isTold = pending.some((it) => it.enquiryId === id && it.isRefused && it.claimedBy);
    say(!hasTaken && !isTold, `${id}: called by ${phone.uid}, who is not told of the other call`);
  }
  await Promise.all(phones.map((phone) => phone.close()));
  await store.close();

  expect(faults).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
  // The run was as bad as its name says.
  expect(
    Math.min(lost, calledOffline.length, rung, firstCalls.size, lapsed.size, callers.count()),
  ).toBeGreaterThan(0);
}, 600_000);
