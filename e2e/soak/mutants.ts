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

const answered = (status: number, isLate = false): ExchangeFault => ({
  where: 'before',
  what: 'answer',
  status,
  body: 'error',
  isLate,
});
const closedAfter: ExchangeFault = { where: 'after', what: 'closed' };
const closedBefore: ExchangeFault = { where: 'before', what: 'closed' };

const OUTBOX = /\/outbox\.[^/]*\.js$/;
const STORE = /\/firestore\.[^/]*\.js$/;

const EXPIRED_UNTRIED =
  '(Date.now()-$1.writtenAt>2592e5?' +
  '{id:$1.id,kind:$1.kind,page:$1.page,writtenAt:$1.writtenAt,outcome:"expired",' +
  'endedAt:performance.timeOrigin+performance.now(),isTold:!1,mayBeStored:!1}' +
  ':{...$1,mayBeStored:!0}):$1);if($2&&Date.now()-$2.writtenAt>2592e5)return!1;';

export const mutants: readonly Mutant[] = [
  {
    title: 'takes any answer of a 2xx status for an acknowledgement',
    script: STORE,
    found: /if\(200!==(\w+)\|\|!\w+\(\w+\)\|\|"string"!=typeof \w+\.commitTime\)return!1;/,
    instead: 'return $1<300;',
    breaks: 'received',
    rounds: [
      { exchange: [{ where: 'before', what: 'answer', status: 200, body: '{}', isLate: false }] },
    ],
  },
  {
    title: 'does not abort a write that it gave up',
    script: OUTBOX,
    found: /return \w+\.abort\(\),(\w+\(\))/,
    instead: 'return $1',
    breaks: 'not saved',
    rounds: [{ exchange: [answered(403)], trouble: { what: 'storage slow', when: 'before' } }],
  },
  {
    title: 'expires an old enquiry before a last attempt',
    script: OUTBOX,
    found: /\{\.\.\.(\w+),mayBeStored:!0\}:\1\);if\((\w+)&&!\w+\(\2\)\)return!1;/,
    instead: EXPIRED_UNTRIED,
    breaks: 'kept',
    rounds: [{ exchange: [closedBefore], trouble: { what: 'closed for 4 days', when: 'after' } }],
  },
  {
    title: 'says of what may be stored that it has not reached us',
    script: OUTBOX,
    found: /mayBeStored:\w+\|\|\w+\.mayBeStored/,
    instead: 'mayBeStored:!1',
    breaks: 'has not reached us',
    rounds: [{ exchange: [closedAfter, closedAfter] }],
  },
  {
    title: 'forgets what could not be sent at once',
    script: OUTBOX,
    found: /return\{\.\.\.(\w+),refusals:\w+,attempts:\w+,nextAt:\w+\(\)\+[^}]+\}/,
    instead: 'return void 0',
    breaks: 'kept',
    rounds: [{ exchange: [answered(503)] }],
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
    rounds: [{ exchange: [answered(503)] }],
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
