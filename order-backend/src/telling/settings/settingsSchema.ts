import { staffLanguages } from '@site/company/languages';
import { z } from 'zod';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

const group = <Shape extends z.ZodRawShape>(
  shape: Shape,
  ask = `Write a group with the fields ${Object.keys(shape).join(', ')}.`,
) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? undefined : ask) });

const listOf = <Entry extends z.ZodType>(entry: Entry, ask: string) =>
  z.array(entry, { error: ask }).min(1, { error: ask });

const ADDRESS = 'Write an e-mail address, such as "orders@example.com".';
const address = z.email({ error: ADDRESS });

const TIME = 'Write a time in India with two digits each, such as "09:00".';
const time = z.string({ error: TIME }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: TIME });

/** A public holiday is no weekday: hours count on it that name it. */
const HOLIDAY = 'holiday';
const DAYS = `Write a list of days: ${weekdays.join(', ')}, and ${HOLIDAY} beside them.`;
const days = listOf(z.enum([...weekdays, HOLIDAY], { error: DAYS }), DAYS).refine(
  (all) => all.some((day) => day !== HOLIDAY),
  { error: DAYS },
);

const DATE = 'Write the date of a holiday, such as "2027-01-26".';
const holidays = z.array(z.iso.date({ error: DATE }), { error: 'Write a list of holidays.' });

const HOURS = 'Write "always", or a group with the fields days, from and to.';
const hours = z.union(
  [
    z.literal('always'),
    group({ days, from: time, to: time }, HOURS).refine(({ from, to }) => from < to, {
      error: 'Write a "to" that is later than "from" on the same day.',
    }),
  ],
  { error: HOURS },
);

const count = (least: number, most: number, what: string) => {
  const ask = `Write ${what} as a whole number from ${least} to ${most}.`;
  return z.int({ error: ask }).min(least, { error: ask }).max(most, { error: ask });
};

const LANGUAGES = `Write a list of languages: ${staffLanguages.join(', ')}.`;
const recipients = {
  to: listOf(address, 'Write a list of e-mail addresses.'),
  /** A mail says everything once in each of these. */
  languages: listOf(z.enum(staffLanguages, { error: LANGUAGES }), LANGUAGES),
};

const PUSH_KEY = 'Write the public key that npm run desk -- push-keys prints, or null.';
/** A public key of a sender of pushes: 65 bytes in base64url. */
export const pushKey = z
  .string({ error: PUSH_KEY })
  .regex(/^B[A-Za-z0-9_-]{86}$/, { error: PUSH_KEY });

const NAME = 'Write the name that mails come from.';
const DESK =
  'Write scheme and host of the desk, such as "https://desk.example.com", without a slash at the end.';
const REGION = 'Write the region of the database, such as "asia-south1".';

/** What `settings.json` holds. */
export const settingsSchema = group({
  from: group({
    name: z
      .string({ error: NAME })
      .trim()
      .regex(/^[^\x00-\x1f\x7f"<>]+$/, { error: NAME }),
    address,
  }),
  desk: z.string({ error: DESK }).regex(/^https?:\/\/[^/\s?#]+$/, { error: DESK }),
  /** Triggers of Firestore run where the database is. */
  region: z.string({ error: REGION }).regex(/^[a-z]+-[a-z]+\d$/, { error: REGION }),
  /** Public holidays, in India. The weekly day off is what the days of the hours leave out. */
  holidays,
  /** The first mail about an enquiry. Outside of its hours it waits for them, as an escalation does. */
  notice: group({ ...recipients, hours }),
  escalations: z.array(
    group({
      /** Counted from the message before it. */
      afterMinutes: count(5, 10_080, 'the minutes'),
      ...recipients,
      hours,
    }),
    { error: 'Write a list of escalations; an empty one has none.' },
  ),
  /** An enquiry that somebody opened, took or called, and of which nobody has said what came of it. */
  claim: group({
    /** It is due again after this time, of which only that within the hours counts: its owner's phone rings. */
    lapsesAfterMinutes: count(5, 1440, 'the minutes'),
    /** All other phones ring this much later, and the mails follow, as of a new one. */
    everybodyAfterMinutes: count(1, 1440, 'the minutes'),
    hours,
  }),
  /** Phones on which the desk is installed hear of a new enquiry, once, of call-backs, and of no escalation. */
  push: group({
    /** Null while production has no keys: then no phone is told. */
    publicKey: pushKey.nullable(),
    /** Outside of them a phone is told when they begin, or not at all if that is more than 12 hours later. */
    hours,
  }),
  rate: group({
    /** Beyond this number of mails about single enquiries in an hour, further ones are told in a digest. */
    mailsPerHour: count(1, 1000, 'the number of mails'),
    digestEveryMinutes: count(5, 1440, 'the minutes'),
  }),
  /** A mail at this time, on these days, about what is open. */
  daily: group({
    ...recipients,
    days,
    at: time,
    /** A mail on a quiet day proves that mails arrive. */
    alsoWhenNothingIsOpen: z.boolean({ error: 'Write true or false.' }),
  }),
  /** How long an enquiry is kept, or null for as long as nobody erases it. */
  keepDays: count(30, 3650, 'the days').nullable(),
});

export type NoticeSettings = z.infer<typeof settingsSchema>;

export type DayKind = (typeof weekdays)[number] | typeof HOLIDAY;

/** When mails may be sent. Times are those of India. */
export type Hours = NoticeSettings['notice']['hours'];

export type Recipients = Pick<NoticeSettings['notice'], 'to' | 'languages'>;
