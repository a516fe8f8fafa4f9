import { seededNumbers } from '@site/tooling/seededNumbers';
import { isLongForm } from '@site/tooling/testing/testForm';
import { orderValues } from '@site/contracts/enquiry';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import type { Notice } from '../records/deskRecord';
import { levelsOf } from '../settings/escalationLevels';
import { simulate, type Faults } from '../testing/simulation';
import { openServedStore } from '../testing/servedStore';
import { testSettings } from '../testing/testSettings';

const newFolder = temporaryFolders();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Thursday, so that a day off is not in the way. */
const START = new Date('2026-11-19T09:00+05:30').getTime();
/** Mails of a rush go into digests, so the rate is low enough to be reached. */
const settings = testSettings({ rate: { mailsPerHour: 40, digestEveryMinutes: 30 } });
const levels = levelsOf(settings);

/** Only the time of day is made up: files and promises go their own way. */
beforeEach(() => {
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

const beginOf = (notice: Notice) => (notice.state === 'digest' ? notice.digestAt : notice.at);

/** Lets enquiries arrive within eight hours and a day and a half go by. */
async function run(seed: number, enquiries: number, faults: Faults) {
  const random = seededNumbers(seed);
  const folder = await newFolder();
  const local = await openServedStore(folder);
  const company = simulate(local.staff, local.place, settings, random, faults);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const visitors = Array.from({ length: enquiries }, (_, number) => ({
    id: Array.from({ length: 20 }, () => letters[Math.floor(random() * 62)]).join(''),
    product: orderValues[number % orderValues.length] ?? '',
    // A third of them in one rush of ten minutes.
    minute: number % 3 === 0 ? 200 + (number % 10) : Math.floor(random() * 480),
    takesAfter: random() < 0.3 ? Math.floor(random() * 600) : undefined,
    repeatsAfter: random() < 0.3 ? Math.floor(random() * 300) : undefined,
  }));
  const takenAt = new Map<string, number>();
  for (let minute = 0; minute < 40 * 60; minute++) {
    jest.setSystemTime(START + minute * MINUTE);
    // Down while enquiries arrive and while others escalate.
    company.setMailServer(!(minute >= 100 && minute < 170) && !(minute >= 260 && minute < 275));
    for (const { id, product, takesAfter, repeatsAfter, ...visitor } of visitors) {
      if (minute === visitor.minute) await company.arrive(id, product);
      if (minute === visitor.minute + (repeatsAfter ?? NaN)) await company.repeatEvent(id);
      if (minute === visitor.minute + (takesAfter ?? NaN) && (await company.recordOf(id))) {
        await company.take(id);
        takenAt.set(id, Date.now());
      }
    }
    // The schedule may run late, and a second time at once.
    jest.setSystemTime(Date.now() + 30_000);
    await Promise.all(random() < 0.05 ? [company.sweep(), company.sweep()] : [company.sweep()]);
    if (minute % (24 * 60) === 18.5 * 60) await company.reconcile();
  }
  const records = new Map<string, NonNullable<Awaited<ReturnType<typeof company.recordOf>>>>();
  for (const { id } of visitors) {
    const record = await company.recordOf(id);
    if (record) records.set(id, record);
  }
  await local.close();
  return { company, visitors, records, takenAt };
}

type Run = Awaited<ReturnType<typeof run>>;

/** What is wrong in the end, one line each. */
function violations({ company, visitors, records, takenAt }: Run): string[] {
  const { delivered, lostYes } = company;
  const copies = new Map<string, string[]>();
  for (const mail of delivered) {
    copies.set(mail.messageId, [...(copies.get(mail.messageId) ?? []), JSON.stringify(mail)]);
  }
  const found: string[] = [];
  const say = (isWrong: boolean, what: string) => isWrong && found.push(what);

  for (const [id, all] of copies) {
    say(all.length > 1 + (lostYes.get(id) ?? 0), `${id} came ${all.length} times`);
    say(!id.startsWith('digest') && new Set(all).size > 1, `${id} came in two forms`);
  }
  for (const { id } of visitors) {
    const record = records.get(id);
    say(!record, `${id} has no record`);
    for (const level of levels.keys()) {
      const notice = record?.notices[`level${level}`];
      const mails = delivered.filter((mail) => mail.messageId.startsWith(`${id}.${level}.`)).length;
      const what = `${id} level ${level}`;
      const isUntaken = record?.claimedBy === undefined;
      say(isUntaken && !notice, `${what}: nobody was told`);
      say(isUntaken && notice?.state === 'sending', `${what}: still being sent`);
      say(notice?.state === 'sent' && mails === 0, `${what}: sent, and no mail came`);
      say(notice?.state === 'digest' && mails > 0, `${what}: told in a digest and in a mail`);
      const taken = takenAt.get(id);
      say(
        notice !== undefined && taken !== undefined && +beginOf(notice) > taken,
        `${what}: told although somebody had it`,
      );
    }
  }
  for (const level of levels.keys()) {
    const inDigests = [...records.values()].filter(
      ({ notices }) => notices[`level${level}`]?.state === 'digest',
    ).length;
    const digests = new Map(
      delivered
        .filter(({ messageId }) => messageId.startsWith(`digest.level${level}.`))
        .map(({ messageId, subject }) => [messageId, Number(/: (\d+)/.exec(subject)?.[1])]),
    );
    const told = [...digests.values()].reduce((sum, count) => sum + count, 0);
    say(told !== inDigests, `level ${level}: ${inDigests} left to digests, which tell of ${told}`);
  }
  const texts = JSON.stringify(delivered);
  say(/Asha|Visitor|9876543210|asha@example/.test(texts), 'a mail holds personal data');
  return found;
}

/** The most mails about single enquiries that were begun within an hour. */
function busiestHour({ records }: Run): number {
  const begun = [...records.values()]
    .flatMap(({ notices }) => Object.values(notices))
    .filter(({ state }) => state !== 'digest')
    .map((notice) => +beginOf(notice))
    .sort((one, other) => one - other);
  return Math.max(
    ...begun.map((end, at) => begun.slice(0, at + 1).filter((value) => value > end - HOUR).length),
  );
}

const SEED = Number(process.env.NOTICE_SEED ?? 20_261_122);
const MANY = isLongForm ? 200 : 100;

test(`${MANY} enquiries, dying functions, doubled and lost events, no mail server for a while`, async () => {
  const faults = { death: 0.02, lostAnswer: 0.02, lostEvent: 0.05, doubledEvent: 0.2 };
  const outcome = await run(SEED, MANY, faults);

  expect(violations(outcome)).toEqual([]);
  // The run was as bad as its name says.
  const { delivered, deaths, lostYes } = outcome.company;
  expect(deaths.count).toBeGreaterThan(MANY / 7);
  expect(lostYes.size).toBeGreaterThan(MANY / 70);
  const digests = delivered.filter(({ messageId }) => messageId.startsWith('digest.level'));
  expect(digests.length).toBeGreaterThan(2);
  expect(outcome.takenAt.size).toBeGreaterThan(MANY / 7);
  // Processes that decide at the same moment do not see each other's mails.
  expect(busiestHour(outcome)).toBeLessThanOrEqual(settings.rate.mailsPerHour + 2);
});

test('without faults each message comes exactly once', async () => {
  const faults = { death: 0, lostAnswer: 0, lostEvent: 0, doubledEvent: 0.5 };
  const outcome = await run(SEED + 1, 60, faults);

  expect(violations(outcome)).toEqual([]);
  const ids = outcome.company.delivered.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
});
