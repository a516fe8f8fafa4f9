import { outcomes } from '@site/order-model/deskChange';
import { answerBounds } from '@site/order-model/staffCollections';
import type { WeekCounts } from '@site/order-model/weekCounts';
import { historyOf, type DeskRecord } from '../records/deskRecord';

/** What counting an enquiry writes: both parts together, or it would be counted twice or never. */
export interface CountStep {
  /** How one ended is one less where staff say something else later. */
  add: Partial<Omit<WeekCounts, 'week'>>;
  counted: Counted;
}

/** How far an enquiry has been counted. */
interface Counted {
  received: true;
  answered: boolean;
  /** How it ended, as far as that is counted. */
  outcome?: string;
}

const HOUR_MS = 60 * 60_000;
const answers: readonly unknown[] = ['called', 'done', 'notReachable'];

/** The time of the first answer, or of the first attempt to give one. */
const firstAnswer = (record: DeskRecord): Date | undefined =>
  historyOf(record).find(({ status }) => answers.includes(status))?.at;

const outcomeOf = ({ outcome }: DeskRecord): string | undefined =>
  outcomes.find((choice) => choice === outcome);

/** The name of the counter of a time until the first answer. */
export function answerTime(ms: number): string {
  const bound = answerBounds.find((hours) => ms <= hours * HOUR_MS);
  return bound === undefined ? 'later' : `h${bound}`;
}

/**
 * What is still to be counted of an enquiry; undefined for nothing. `buyer` is the enquiry's field RetailerSelfUse, or
 * undefined when it was erased.
 */
export function countStep(record: DeskRecord, buyer: string | undefined): CountStep | undefined {
  const counted = record.counted as Counted | undefined;
  const answeredAt = counted?.answered ? undefined : firstAnswer(record);
  const [before, outcome] = [counted?.outcome, outcomeOf(record)];
  if (counted && !answeredAt && before === outcome) return undefined;
  // Functions that do not know a product yet leave it empty, and nothing is stored under an empty name.
  const product = record.product || 'other';
  const waited = answeredAt && answeredAt.getTime() - record.receivedAt.getTime();
  return {
    add: {
      ...(!counted && {
        received: 1,
        products: { [product]: 1 },
        ...(buyer !== undefined && { buyers: { [buyer]: 1 } }),
      }),
      ...(before !== outcome && {
        outcomes: {
          [product]: { ...(before && { [before]: -1 }), ...(outcome && { [outcome]: 1 }) },
        },
      }),
      ...(waited !== undefined && { answered: 1, answerTimes: { [answerTime(waited)]: 1 } }),
    },
    counted: {
      ...{ received: true, answered: counted?.answered === true || answeredAt !== undefined },
      ...(outcome && { outcome }),
    },
  };
}
