import fc from 'fast-check';
import { buyerKinds, orderValues } from '@site/order-model/enquiry';
import type { FormEntries } from '../browser/orderForm';

type ValueOf<Values> = Values extends fc.Arbitrary<infer Value> ? Value : never;

/** Where in the exchange a send fails: the store never sees it, commits it unheard, or has committed it. */
const places = fc.constantFrom('before', 'during', 'after');

/** What stands in the body of an answer that does not come from the store. */
const bodies = fc.constantFrom(
  ...(['{}', 'commit', '[]', 'null', '"ok"'] as const),
  ...(['error', 'no results', 'HTML', 'empty', 'cut'] as const),
);
export type Body = ValueOf<typeof bodies>;

/** What a proxy, a sign-in page or a failing store answers with: those of success can be taken for an acknowledgement. */
const statuses = fc.constantFrom(
  ...Array<number>(11).fill(200),
  ...[201, 202, 204, 302, 400, 401, 403, 404, 409, 429, 500, 502, 503, 504],
);

const rarely = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);

const answers = fc
  .record({
    what: fc.constant('answer'),
    where: places,
    status: statuses,
    body: bodies,
    isLate: rarely,
  })
  // No page can keep a promise against a store that acknowledges what it has not committed, or refuses what it has.
  .filter(({ where, status, body }) => {
    if (body === 'commit') return where === 'after' || status >= 300;
    return body !== 'error' || where === 'before' || status < 400 || status >= 500;
  });

/** The store's answer to a write that its rules do not allow: where storage fails too, nothing is saved. */
export const refusal = {
  where: 'before',
  what: 'answer',
  status: 403,
  body: 'error',
  isLate: false,
} as const;

/** A fault in one exchange with the store. */
const faults = fc.oneof(
  { weight: 6, arbitrary: answers },
  { weight: 2, arbitrary: fc.constant(refusal) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('closed'), where: places }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('silent'), where: places }) },
  // A send that is delayed arrives when the page has given it up.
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constantFrom('delayed', 'repeated'),
      where: fc.constant('during'),
    }),
  },
);
export type ExchangeFault = ValueOf<typeof faults>;

/** What else goes wrong, or what the visitor does, around a send. */
const troubles = fc.oneof(
  {
    weight: 17,
    arbitrary: fc.constantFrom(
      ...(['reload', 'second tab', 'tab closed', 'tab killed', 'double click', 'offline'] as const),
      ...(['clock 4 days forward', 'clock 4 days back', 'clock 1 hour forward'] as const),
      ...(['closed for 4 days', 'storage slow', 'storage full', 'storage refused'] as const),
      ...(['storage blocked by another tab', 'scripts late'] as const),
      ...(['script of the store missing', 'script of the notice missing'] as const),
    ),
  },
  // It takes longer than all others.
  { weight: 1, arbitrary: fc.constant('refused for 4 days') },
);
export type Trouble = ValueOf<typeof troubles>;

/** One enquiry, with all that is in its way. */
const rounds = fc.record({
  /** The first send meets the first fault, the next send the next. */
  exchange: fc.array(faults, { maxLength: 3 }),
  /** Trouble comes before _Place Order_, while the enquiry is being sent, or after the page has said how it is. */
  trouble: fc.option(
    fc.record({ what: troubles, when: fc.constantFrom('before', 'while', 'after') }),
    { nil: undefined, freq: 2 },
  ),
  /** What the visitor does when the page warns that nothing was saved. */
  afterWarning: fc.constantFrom('again', 'corrected', 'reload, then corrected', 'gives up'),
  /** What the visitor does about an enquiry that waits. */
  whileWaiting: fc.constantFrom('waits', 'sends now', 'reloads', 'discards'),
});
export type Round = ValueOf<typeof rounds>;

/** What one device does: its enquiries, one after another. */
export const visits = fc.array(rounds, { minLength: 1, maxLength: 6, size: 'max' });
export type Visit = ValueOf<typeof visits>;

/** What one visitor wants to send, once. */
export interface Enquiry {
  /** What the visitor types. */
  readonly entries: FormEntries;
  /** Its e-mail address, by which it is found again. */
  readonly email: string;
  /** The parts of the person's data that occur nowhere else, in lower case: where one is seen, this person's data is. */
  readonly marks: readonly string[];
}

let enquiries = 0;

/** A further enquiry; no two have a name, an address or a phone in common. */
export function nextEnquiry(): Enquiry {
  const number = (enquiries += 1);
  const digits = String(number).padStart(6, '0');
  const surname = `Q${digits.replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))}`;
  const mailbox = `${surname.toLowerCase()}.${digits}`;
  const email = `${mailbox}@mail.example`;
  const phone = `98${digits}76`;
  return {
    email,
    marks: [surname.toLowerCase(), mailbox, phone],
    entries: {
      Name: `Asha ${surname}`,
      Email: email,
      Mobile: phone,
      Quantity: String(1 + (number % 50)),
      RetailerSelfUse: buyerKinds[number % buyerKinds.length] as string,
      Products: orderValues[number % orderValues.length] as string,
    },
  };
}

/** The same enquiry with its name corrected, as a visitor sends it again after a warning. */
export function corrected({ entries, ...enquiry }: Enquiry): Enquiry {
  return { ...enquiry, entries: { ...entries, Name: `${entries.Name} Rao` } };
}
