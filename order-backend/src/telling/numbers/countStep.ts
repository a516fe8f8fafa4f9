import { outcomes } from '@site/order-model/deskChange';
import { hourInIndia } from '@site/order-model/india';
import { answerBounds } from '@site/order-model/staffCollections';
import { UNKNOWN_PRODUCT, type WeekCounts } from '@site/order-model/weekCounts';
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
  /** How many of its claims have lapsed, as far as they are counted. */
  lapsed?: number;
}

const MINUTE_MS = 60_000;
const answers: readonly unknown[] = ['called', 'done', 'notReachable'];

/** The time of the first answer, or of the first attempt to give one. */
const firstAnswer = (record: DeskRecord): Date | undefined =>
  historyOf(record).find(({ status }) => answers.includes(status))?.at;

const outcomeOf = ({ outcome }: DeskRecord): string | undefined =>
  outcomes.find((choice) => choice === outcome);

/** The name of the counter of a time until the first call. */
export function callTime(ms: number): string {
  const bound = answerBounds.find((minutes) => ms <= minutes * MINUTE_MS);
  return bound === undefined ? 'later' : `m${bound}`;
}

/**
 * What is still to be counted of an enquiry; undefined for nothing. `buyer` is the enquiry's field RetailerSelfUse, or
 * undefined when it was erased; `lapsed` how many of its claims have lapsed.
 */
export function countStep(
  record: DeskRecord,
  buyer: string | undefined,
  lapsed = 0,
): CountStep | undefined {
  const counted = record.counted as Counted | undefined;
  const answeredAt = counted?.answered ? undefined : firstAnswer(record);
  const [before, outcome] = [counted?.outcome, outcomeOf(record)];
  // Settings may grant more time later: what was counted stays.
  const more = Math.max(0, lapsed - (counted?.lapsed ?? 0));
  if (counted && !answeredAt && before === outcome && more === 0) return undefined;
  // Functions that do not know a product yet leave it empty.
  const product = record.product || UNKNOWN_PRODUCT;
  const waited = answeredAt && answeredAt.getTime() - record.receivedAt.getTime();
  const firstCall = {
    ...(!counted && { received: 1 }),
    ...(waited !== undefined && { [callTime(waited)]: 1 }),
  };
  const isFirst = Object.keys(firstCall).length > 0;
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
      ...(waited !== undefined && { answered: 1 }),
      ...(isFirst && { firstCalls: { [`h${hourInIndia(+record.receivedAt)}`]: firstCall } }),
      ...(more > 0 && { lapsed: more }),
    },
    counted: {
      received: true,
      answered: counted?.answered === true || answeredAt !== undefined,
      ...(outcome && { outcome }),
      ...((more > 0 || counted?.lapsed) && { lapsed: (counted?.lapsed ?? 0) + more }),
    },
  };
}
