import { encodeFields } from '../documents/values';
import { journalIn } from '../journal/dataFolder';
import type { PushMessage } from '@site/order-model/phone';
import { staffCollections } from '@site/order-model/staffCollections';
import { idOf } from './sampleOrders';
import { serveStore, type ServedStore } from './serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { localDatabase } from '../telling/local/localDatabase';
import { createNoticeStore } from '../telling/records/noticeStore';
import { createNotices, type NoticeParts } from '../telling/notices/notices';
import type { NoticeSettings } from '../telling/settings/settingsSchema';
import { distantDay, testSettings } from './testSettings';

export const MINUTE = 60_000;

/** `busy` says to come later. */
type Answer = 'gone' | 'busy';

/** A store of orders, staff with phones, and the notices to them, in a time that a test moves. New for each test. */
export function testTeam() {
  const newFolder = temporaryFolders();
  let store: ServedStore;
  const team = {
    time: 0,
    mails: [] as string[],
    isMailUp: true,
    pushes: [] as { phone: string; message: PushMessage }[],
    /** What the push service does with the phones named here; the others get theirs. */
    answers: new Map<string, Answer>(),
    logged: [] as string[],
  };
  beforeEach(async () => {
    store = await serveStore({ journalFile: journalIn(await newFolder()) });
    Object.assign(team, { time: Date.now(), mails: [], isMailUp: true, pushes: [], logged: [] });
    team.answers.clear();
  });
  afterEach(() => store.close());
  const say = (line: string) => void team.logged.push(line);
  return Object.assign(team, {
    staff: () => store.staff,
    subscribe: (letter: string) => store.subscribe(idOf(letter)),
    /** The phones that were told, as often as they were, by their names. */
    told: () => team.pushes.map(({ phone }) => phone).sort(),

    /** Somebody of the staff, with phones of these names. */
    async join(uid: string, ...names: string[]) {
      const { staff, phones } = staffCollections;
      await store.put(staff, uid, { name: uid });
      for (const name of names) {
        const phone = { endpoint: name, p256dh: '', auth: '', language: 'en', by: uid };
        await store.put(phones, idOf(name), phone);
      }
    },
    put: (collection: string, id: string, fields: Record<string, unknown>) =>
      store.put(collection, id, fields),
    async place(letter: string) {
      await store.place(idOf(letter));
      team.time = Math.max(team.time, Date.now());
    },
    /** Sets what staff set in the desk; undefined removes. */
    async setRecord(letter: string, fields: Record<string, unknown>) {
      const place = { collection: staffCollections.desk, id: idOf(letter) };
      await store.staff.change(place, (before) => {
        const removed = Object.keys(fields).filter((name) => fields[name] === undefined);
        const set = Object.entries(fields).filter(([, value]) => value !== undefined);
        const all = { ...before, ...encodeFields(Object.fromEntries(set)) };
        return Object.fromEntries(Object.entries(all).filter(([name]) => !removed.includes(name)));
      });
    },
    /** The notices, with changed settings, or with other parts than the made-up ones. */
    notices: (changes: Partial<NoticeSettings> = {}, parts: Partial<NoticeParts> = {}) =>
      createNotices({
        store: createNoticeStore(localDatabase(store.staff)),
        settings: testSettings({
          push: { publicKey: `B${'a'.repeat(86)}`, hours: 'always' },
          // Whatever the time of day is when the tests run.
          escalations: [
            { afterMinutes: 30, to: ['owner@shop.test'], languages: ['en'], hours: 'always' },
          ],
          daily: { ...testSettings().daily, days: [distantDay()] },
          ...changes,
        }),
        mailer: {
          async send({ name }) {
            if (!team.isMailUp) throw new Error('The mail server is down.');
            team.mails.push(name);
          },
        },
        pushes: {
          async send({ endpoint }, message) {
            const answer = team.answers.get(endpoint);
            if (answer === 'gone') return 'gone';
            if (answer === 'busy') throw new Error('The push service answered 429.');
            team.pushes.push({ phone: endpoint, message });
            return 'sent';
          },
        },
        now: () => new Date(team.time),
        log: { warn: say, error: say },
        ...parts,
      }),
  });
}
