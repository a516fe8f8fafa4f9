import type { RunOutcome } from './runEveryOrder';

/** A yes of the mail server that a process heard this shortly before it was killed may not have been written down, in ms. */
const UNWRITTEN_MS = 1000;

type SentMail = RunOutcome['mails'][number];

/** Copies of one mail beyond the first that nothing excuses: the sender heard yes, and lived to write it down. */
function isRepeated(copies: readonly SentMail[], kills: readonly number[]): boolean {
  return copies.slice(0, -1).some(({ at, isAnswered }) => {
    const wasKilled = kills.some((kill) => kill >= at && kill <= at + UNWRITTEN_MS);
    return isAnswered && !wasKilled;
  });
}

const doubled = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

/** What is wrong after a run, one line each. */
export function judgeRun(outcome: RunOutcome): string[] {
  const { plan, visitors, stored, mails, kills, pending, shown } = outcome;
  const found: string[] = [];
  const say = (isWrong: boolean, what: string) => isWrong && found.push(what);
  const copiesOf = (id: string, level: number) =>
    mails.filter(({ messageId }) => messageId.startsWith(`<${id}.${level}.`));

  for (const [where, ids] of Object.entries({ ...shown, stored: stored.orders })) {
    say(doubled(ids).length > 0, `${where}: an order stands there twice`);
    say(ids.length !== visitors.length, `${where}: ${ids.length} of ${visitors.length} orders`);
  }
  say(pending > 0, `${pending} changes never left the phone`);
  for (const { id, name, answer } of visitors) {
    const record = stored.records.get(id);
    say(!record, `${name}: no record`);
    say(!stored.orders.includes(id), `${name}: not stored`);
    const isUnseen = record?.status === 'new';
    for (let level = 0; level <= plan.escalations.length; level++) {
      const copies = copiesOf(id, level);
      const notice = record?.notices[`level${level}`];
      const what = `${name}, message ${level}`;
      say(isUnseen && copies.length === 0, `${what}: nobody was told`);
      say(isUnseen && notice?.state !== 'sent', `${what}: not marked as sent`);
      say(
        notice?.state === 'sent' && copies.length === 0,
        `${what}: marked as sent, and never came`,
      );
      say(isRepeated(copies, kills), `${what}: came ${copies.length} times`);
      say(new Set(copies.map(({ raw }) => raw)).size > 1, `${what}: came in two forms`);
    }
    const entries = Object.values((record?.history ?? {}) as Record<string, { status?: string }>);
    const count = (status: string) => entries.filter((it) => it.status === status).length;
    say(count('seen') !== (answer === 'none' ? 0 : 1), `${name}: opened ${count('seen')} times`);
    say(
      count('called') !== (answer === 'called' ? 1 : 0),
      `${name}: called ${count('called')} times`,
    );
    say(record?.status !== (answer === 'none' ? 'new' : answer), `${name}: is ${record?.status}`);
  }
  const called = visitors.filter(({ answer }) => answer === 'called').length;
  const { received, answered } = stored.counted;
  say(received !== visitors.length, `${received} of ${visitors.length} orders are counted`);
  say(answered !== called, `${answered} of ${called} answers are counted`);
  return found;
}
