/** What enquiries are counted under while their product is not known: nothing is stored under an empty name. */
export const UNKNOWN_PRODUCT = 'other';

/** The counters of one week. */
export interface WeekCounts {
  /** Its Monday, such as `2026-11-16`. */
  week: string;
  received: number;
  /** By the product's `orderValue`, or `UNKNOWN_PRODUCT`. */
  products: Readonly<Record<string, number>>;
  /** By the choice of the field RetailerSelfUse. */
  buyers: Readonly<Record<string, number>>;
  /** Enquiries of this week that somebody has answered, or tried to. */
  answered: number;
  /** How they ended, by the product's `orderValue` and outcome. */
  outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * By the hour of the day in India at which they arrived, `h0` to `h23`: how many were `received`, and how many were called
   * first within each of `answerBounds`, in minutes, after the bound before it.
   */
  firstCalls: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How many claims lapsed: taken, and without an outcome in time. */
  lapsed: number;
}
