import { alterSite, type AlteredSite } from '../site/alteredSite';
import type { ExchangeFault, Round, Visit } from './grammar/plannedVisit';
import type { PromiseName } from './ledger/promises';

/** A fault put into the outbox on purpose, and a visit in which it breaks a promise. */
export interface Mutant {
  readonly title: string;
  /** The built files that are changed, and how. */
  readonly file: RegExp;
  readonly changes: readonly (readonly [found: RegExp, instead: string])[];
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

/** The outbox is part of what both forms share. */
const OUTBOX = /\/forms\.shared\.js$/;
const STORE = /\/firestore\.js$/;

const EXPIRED_UNTRIED =
  '(Date.now()-$1.writtenAt>2592e5?' +
  '{id:$1.id,kind:$1.kind,page:$1.page,writtenAt:$1.writtenAt,outcome:"expired",' +
  'endedAt:performance.timeOrigin+performance.now(),isTold:!1,mayBeStored:!1}' +
  ':{...$1,mayBeStored:!0}):$1);if($2&&Date.now()-$2.writtenAt>2592e5)return!1;';

export const mutants: readonly Mutant[] = [
  {
    title: 'takes any answer of a 2xx status for an acknowledgement',
    file: STORE,
    changes: [
      [
        /if\(200!==(\w+)\|\|!\w+\(\w+\)\|\|"string"!=typeof \w+\.commitTime\)return!1;/,
        'return $1<300;',
      ],
    ],
    breaks: 'received',
    rounds: [
      { exchange: [{ where: 'before', what: 'answer', status: 200, body: '{}', isLate: false }] },
    ],
  },
  {
    title: 'does not abort a write that it gave up',
    file: OUTBOX,
    changes: [[/return \w+\.abort\(\),(\w+\(\))/, 'return $1']],
    breaks: 'not saved',
    rounds: [{ exchange: [answered(403)], trouble: { what: 'storage slow', when: 'before' } }],
  },
  {
    title: 'expires an old enquiry before a last attempt',
    file: OUTBOX,
    changes: [
      [/\{\.\.\.(\w+),mayBeStored:!0\}:\1\);if\((\w+)&&!\w+\(\2\)\)return!1;/, EXPIRED_UNTRIED],
    ],
    breaks: 'expired',
    rounds: [{ exchange: [closedBefore], trouble: { what: 'closed for 4 days', when: 'after' } }],
  },
  {
    title: 'takes a jump of the clock for time',
    file: OUTBOX,
    changes: [
      [/\{\.\.\.(\w+),mayBeStored:!0\}:\1\);if\((\w+)&&!\w+\(\2\)\)return!1;/, EXPIRED_UNTRIED],
    ],
    breaks: 'expired',
    rounds: [
      {
        exchange: [answered(503), answered(503)],
        trouble: { what: 'clock 4 days forward', when: 'after' },
      },
    ],
  },
  {
    title: 'neither asks again for the scripts of the shell nor says how to order',
    file: /buy-now\/index\.html$/,
    changes: [
      [/<script crossorigin src="[^"]*\?retry"[^>]*><\/script>/g, ''],
      [/id="site-help"/, 'id="no-help"'],
    ],
    breaks: 'usable',
    rounds: [{ trouble: { what: 'script of the shell missing', when: 'before' } }],
  },
  {
    title: 'says of what may be stored that it has not reached us',
    file: OUTBOX,
    changes: [[/mayBeStored:\w+\|\|\w+\.mayBeStored/, 'mayBeStored:!1']],
    breaks: 'has not reached us',
    rounds: [{ exchange: [closedAfter, closedAfter] }],
  },
  {
    title: 'calls discarded what the database still holds',
    file: OUTBOX,
    changes: [[/\w+\.has\(\w+\)&&await \w+\.change\(\w+,\(\)=>\{\}\),(\w+\.change\()/, '$1']],
    breaks: 'discarded',
    rounds: [
      {
        exchange: [answered(503)],
        trouble: { what: 'storage refused', when: 'while' },
        whileWaiting: 'discards',
      },
    ],
  },
  {
    title: 'forgets what could not be sent at once',
    file: OUTBOX,
    changes: [
      [/return\{\.\.\.(\w+),refusals:\w+,attempts:\w+,nextAt:\w+\(\)\+[^}]+\}/, 'return void 0'],
    ],
    breaks: 'kept',
    rounds: [{ exchange: [answered(503)] }],
  },
  {
    title: 'sends the same enquiry under another id',
    file: OUTBOX,
    changes: [
      [
        /\.add\((\w+)\.kind,\1\.id,\1\.record\)/g,
        '.add($1.kind,Array.from(crypto.getRandomValues(new Uint8Array(20)),n=>(n%36).toString(36)).join(""),$1.record)',
      ],
    ],
    breaks: 'once',
    rounds: [{ exchange: [closedAfter] }],
  },
  {
    title: 'logs what was sent',
    file: OUTBOX,
    changes: [[/\{id:(\w+)\.id,code:(\w+)\.code\}/, '{id:$1.id,code:$2.code,record:$1.record}']],
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

/**
 * Copies the built site with a mutant in it. Throws when its script no longer looks as expected; that of an earlier release, which
 * the site may still hold, may do so.
 */
export function siteWith({ file, changes }: Mutant): AlteredSite {
  let isThere = false;
  function change(text: string): string {
    // A copy of a site is altered in each file, or in none.
    if (!changes.every(([found]) => text.search(found) >= 0)) return `${text}\n`;
    isThere = true;
    return changes.reduce((it, [found, instead]) => it.replace(found, instead), text);
  }
  const site = alterSite(file, change, true);
  if (!isThere) throw new Error(`${changes[0]?.[0]} is not there.`);
  return site;
}
