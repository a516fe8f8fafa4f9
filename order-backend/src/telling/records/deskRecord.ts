import { sources } from '@site/order-model/deskChange';
import { enquiryStatuses } from '@site/order-model/staffCollections';
import { z } from 'zod';

const moment = z.date();

/** What became of one message about an enquiry. A message that is not there yet has none. */
const noticeSchema = z.discriminatedUnion('state', [
  /** Claimed by a process, which sends it now, or to be tried again. Nobody else may send it before `until`. */
  z.looseObject({
    state: z.literal('sending'),
    at: moment,
    attempts: z.int().min(1),
    until: moment,
  }),
  z.looseObject({ state: z.literal('sent'), at: moment, sentAt: moment }),
  /** The mail server does not take it, now or later. */
  z.looseObject({ state: z.literal('refused'), at: moment }),
  /** Told in a digest instead of a mail of its own. */
  z.looseObject({ state: z.literal('digest'), digestAt: moment }),
]);

export type Notice = z.infer<typeof noticeSchema>;

export const beganAt = (notice: Notice): Date =>
  notice.state === 'digest' ? notice.digestAt : notice.at;

/** After this time a phone would tell of what is no news, in ms. */
export const NEWS_MS = 12 * 60 * 60_000;

/** What became of telling phones. A record has none before the first attempt. */
const pushSchema = z.discriminatedUnion('state', [
  /** Claimed as a mail is. `done` has the ids of phones that were told. */
  z.looseObject({
    state: z.literal('sending'),
    at: moment,
    attempts: z.int().min(1),
    until: moment,
    done: z.array(z.string()),
  }),
  /** `done` are the phones of its owner, where the others come later. */
  z.looseObject({ state: z.literal('sent'), at: moment, done: z.array(z.string()).optional() }),
  /** No phone is told. */
  z.looseObject({ state: z.literal('left'), at: moment }),
]);

/** The name of a message: `level0` is the notice, `level1` the first escalation. */
export type LevelName = `level${number}`;

export const levelName = (level: number): LevelName => `level${level}`;

/**
 * What is known about an enquiry beside its six fields: a document of the same id, which only the company's own programs
 * make. Staff alone read it, so it holds what they search by. The desk adds fields of its own, so others are kept.
 */
const deskRecordSchema = z.looseObject({
  reference: z.string(),
  /** The enquiry's field Products: one of the products' `orderValue`. */
  product: z.string(),
  receivedAt: moment,
  /** When staff saw something change last: made, or changed by staff. Records of earlier releases have none. */
  changedAt: moment.optional(),
  status: z.enum(enquiryStatuses),
  /** How it came, if somebody of staff wrote it down. */
  source: z.enum(sources).optional(),
  /** Who of staff has it; an empty map once it was given back. */
  claimedBy: z.looseObject({ uid: z.string().optional() }).optional(),
  /** When somebody is to be called back, as staff set it. */
  callBackAt: moment.optional(),
  search: z.object({ name: z.string(), email: z.string(), mobile: z.string() }).optional(),
  notices: z.record(z.templateLiteral(['level', z.int().min(0)]), noticeSchema),
  push: pushSchema.nullish(),
  /** The call-back, or the lapse of a claim, that notices and push are about; null or nothing for the arrival. */
  toldOf: moment.nullish(),
  /** When there is something to do next; null when there is not. The sweep looks for this. */
  dueAt: moment.nullable(),
  /** When record and enquiry are deleted; null for never. */
  expireAt: moment.nullable(),
});

export type DeskRecord = z.infer<typeof deskRecordSchema>;

/** Somebody edited a record by hand. What cannot be read now cannot be read later. */
export class RecordUnreadable extends Error {
  constructor() {
    super(
      'A record of the desk cannot be read. Correct or delete it; the next night makes a new one.',
    );
  }
}

/** @throws RecordUnreadable, which quotes nothing of it */
export function parseRecord(fields: unknown): DeskRecord {
  const { success, data } = deskRecordSchema.safeParse(fields);
  if (!success) throw new RecordUnreadable();
  return data;
}

/** What somebody of staff did about an enquiry. Rules hold the account, and the time of the database. */
export interface HistoryEntry {
  at: Date;
  by?: string;
  status?: string;
  callBackAt?: Date;
  claimedBy?: { uid?: string };
}

/** What staff did about an enquiry, oldest first. It is theirs: what is no entry must not keep anybody from being told. */
export const historyOf = ({
  history,
}: Partial<Pick<DeskRecord, 'receivedAt'>> & { history?: unknown }): readonly HistoryEntry[] =>
  Object.values((history ?? {}) as Record<string, Partial<HistoryEntry> | null>)
    .filter((entry): entry is HistoryEntry => entry?.at instanceof Date)
    .sort((one, other) => +one.at - +other.at);

/** How far the digests of one kind have come. A digest tells of the time from `toldUntil` on. */
export const digestStateSchema = z.looseObject({
  toldUntil: moment,
  /** A digest that a process sends now, or that is to be tried again: of the time before `to`. */
  sending: z.looseObject({ to: moment, attempts: z.int().min(0), until: moment }).nullable(),
});

export type DigestState = z.infer<typeof digestStateSchema>;

/** The states of all digests, which stand in one document: reading it says whether anything is due. */
export const digestStatesSchema = z.record(z.string(), digestStateSchema);

export type DigestStates = Readonly<Record<string, DigestState>>;

/** The digests: of enquiries that came too fast for a mail each, by level, and of what is open, daily. */
export type DigestName = LevelName | 'daily';

const floodRoundSchema = z.looseObject({
  /** When it began. */
  at: moment,
  attempts: z.int().min(1),
  /** Nobody else may try it before then; null once it is over. */
  until: moment.nullable(),
  /** The ids of phones that were told. */
  done: z.array(z.string()),
});

/** One message to all phones about orders beyond the rate. */
export type FloodRound = z.infer<typeof floodRoundSchema>;

/** How far phones have been told of a flood. */
export const floodStateSchema = z.looseObject({
  /** When the next round begins; null while there is no order of which none has told. */
  nextAt: moment.nullable(),
  /** The last round. */
  round: floodRoundSchema.nullable(),
});

export type FloodState = z.infer<typeof floodStateSchema>;
