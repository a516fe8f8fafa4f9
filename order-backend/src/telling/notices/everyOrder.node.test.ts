import { idOf } from '../../testing/sampleOrders';
import { randomOf } from '@site/tooling/seededNumbers';
import { localDatabase } from '../local/localDatabase';
import { createNoticeStore, type NoticeStore } from '../records/noticeStore';
import { MINUTE, testTeam } from '../../testing/testTeam';

const team = testTeam();
/** Another number is another run. */
const SEED = Number(process.env.NOTICE_SEED ?? 20_261_122);
const ORDERS = 200;
const LEVELS = [0, 1];

interface SentMail {
  name: string;
  isAnswered: boolean;
  /** Dead, it may not have written the answer down. */
  process: { isDead: boolean };
}

test(`each of ${ORDERS} orders is told of once at each level, through killed processes, lost and doubled events, and a mail server in trouble`, async () => {
  const random = randomOf(SEED);
  const mails: SentMail[] = [];
  let kills = 0;
  let isTrouble = true;
  let isMailUp = true;

  /** Functions that are killed at any of their calls, before it is made or before its answer is heard. */
  function startProcess() {
    const process = { isDead: false };
    const mayDie = () => {
      if (!process.isDead && isTrouble && random.is(0.04)) {
        process.isDead = true;
        kills += 1;
      }
      if (process.isDead) throw new Error('The process is dead.');
    };
    const database = createNoticeStore(localDatabase(team.staff()));
    const store = new Proxy(database, {
      get(target, name: keyof NoticeStore) {
        // What walks through all of the database is no single call.
        if (name === 'reconcileRecords') return target[name];
        return async (...args: never[]) => {
          mayDie();
          const answer = await (target[name] as (...all: never[]) => Promise<unknown>)(...args);
          mayDie();
          return answer;
        };
      },
    });
    const mailer = {
      async send({ name }: { name: string }) {
        mayDie();
        if (!isMailUp) throw new Error('The mail server is down.');
        const isAnswered = !isTrouble || random.is(0.9);
        mails.push({ name, isAnswered, process });
        if (!isAnswered) throw new Error('The answer is lost.');
        mayDie();
      },
    };
    const rate = { mailsPerHour: 1000, digestEveryMinutes: 30 };
    return team.notices({ rate }, { store, mailer });
  }
  const run = (work: Promise<void>) => work.catch(() => {});
  const ids = Array.from({ length: ORDERS }, (_, number) => idOf(`order${number}x`));

  for (const id of ids) {
    await team.place(id);
    const events = random.pick([0, 1, 1, 2]);
    await Promise.all(Array.from({ length: events }, () => run(startProcess().tell(id))));
    team.time += MINUTE;
    isMailUp = !random.is(0.2);
    const sweeps = random.pick([1, 2]);
    await Promise.all(Array.from({ length: sweeps }, () => run(startProcess().sweep())));
  }
  [isTrouble, isMailUp] = [false, true];
  await startProcess().reconcile();
  for (let minutes = 0; minutes < 60; minutes++) {
    team.time += MINUTE;
    await startProcess().sweep();
  }

  const faults = ids.flatMap((id) =>
    LEVELS.flatMap((level) => {
      const copies = mails.filter(({ name }) => name.startsWith(`${id}.${level}.`));
      const isOnce = copies.length > 0 && new Set(copies.map((one) => one.name)).size === 1;
      // Only one of which no living process knows may be followed by another one.
      const isKnown = ({ isAnswered, process }: SentMail) => isAnswered && !process.isDead;
      return isOnce && !copies.slice(0, -1).some(isKnown)
        ? []
        : [`${id}, level ${level}: ${JSON.stringify(copies)}`];
    }),
  );
  expect(faults).toEqual([]);
  // The run was as bad as its name says.
  expect(kills).toBeGreaterThan(ORDERS / 3);
  expect(mails.length).toBeGreaterThan(ORDERS * LEVELS.length);
}, 300_000);
