import { alterSite, type AlteredSite } from '../browser/alteredSite';
import type { ExchangeFault, Round, Visit } from './grammar/visit';
import type { PromiseName } from './ledger/promises';

/** A fault put into the outbox on purpose, and a visit in which it breaks a promise. */
export interface Mutant {
  readonly title: string;
  /** The built scripts that are changed, and how. */
  readonly script: RegExp;
  readonly found: RegExp;
  readonly instead: string;
  readonly breaks: PromiseName;
  readonly rounds: readonly Partial<Round>[];
}

const answered = (where: ExchangeFault['where'], status: number): ExchangeFault => ({
  where: where === 'during' ? 'before' : where,
  what: 'answer',
  status,
  body: 'error',
  isLate: false,
});
const closedAfter = { where: 'after', what: 'closed' } as const;

const OUTBOX = /\/outbox\.[^/]*\.js$/;

export const mutants: readonly Mutant[] = [
  {
    title: 'forgets what could not be sent at once',
    script: OUTBOX,
    found: /return\{\.\.\.(\w+),refusals:\w+,attempts:\w+,nextAt:\w+\(\)\+[^}]+\}/,
    instead: 'return void 0',
    breaks: 'kept',
    rounds: [{ exchange: [answered('before', 503)] }],
  },
  {
    title: 'sends the same enquiry under another id',
    script: OUTBOX,
    found: /\.add\((\w+)\.kind,\1\.id,\1\.record\)/g,
    instead:
      '.add($1.kind,Array.from(crypto.getRandomValues(new Uint8Array(20)),n=>(n%36).toString(36)).join(""),$1.record)',
    breaks: 'once',
    rounds: [{ exchange: [closedAfter] }],
  },
  {
    title: 'logs what was sent',
    script: OUTBOX,
    found: /\{id:(\w+)\.id,code:(\w+)\.code\}/,
    instead: '{id:$1.id,code:$2.code,record:$1.record}',
    breaks: 'private',
    rounds: [{ exchange: [answered('before', 503)] }],
  },
];

/** The visit in which a mutant breaks its promise. */
export function visitOf({ rounds }: Mutant, number: number): Visit {
  return {
    number,
    rounds: rounds.map((round, index) => ({
      number: index,
      exchange: [],
      afterWarning: 'gives up',
      whileWaiting: 'waits',
      ...round,
    })),
  };
}

/** Copies the built site with a mutant in it. Throws when its script no longer looks as expected. */
export function siteWith({ script, found, instead }: Mutant): AlteredSite {
  return alterSite(script, (text) => text.replace(found, instead), true);
}
