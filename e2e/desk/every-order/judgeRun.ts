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

/** What is wrong after a run, one line each. */
export function judgeRun(outcome: RunOutcome): string[] {
  const { plan, visitors, stored, mails, kills } = outcome;
  const found: string[] = [];
  const say = (isWrong: boolean, what: string) => isWrong && found.push(what);
  const copiesOf = (id: string, level: number) =>
    mails.filter(({ messageId }) => messageId.startsWith(`<${id}.${level}.`));

  const { orders } = stored;
  say(orders.length !== visitors.length, `${orders.length} of ${visitors.length} orders`);
  for (const { id, name } of visitors) {
    const record = stored.records.get(id);
    say(!record, `${name}: no record`);
    say(!orders.includes(id), `${name}: not stored`);
    for (let level = 0; level <= plan.escalations.length; level++) {
      const copies = copiesOf(id, level);
      const notice = record?.notices[`level${level}`];
      const what = `${name}, message ${level}`;
      say(copies.length === 0, `${what}: nobody was told`);
      say(notice?.state !== 'sent', `${what}: not marked as sent`);
      say(isRepeated(copies, kills), `${what}: came ${copies.length} times`);
      say(new Set(copies.map(({ raw }) => raw)).size > 1, `${what}: came in two forms`);
    }
  }
  say(stored.counted !== visitors.length, `${stored.counted} of ${visitors.length} are counted`);
  return found;
}
