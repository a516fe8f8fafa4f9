/** The counters of one week. */
export interface WeekCounts {
  /** Its Monday, such as `2026-11-16`. */
  week: string;
  received: number;
  /** By the product's `orderValue`. */
  products: Readonly<Record<string, number>>;
  /** By the choice of the field RetailerSelfUse. */
  buyers: Readonly<Record<string, number>>;
  /** Enquiries of this week that somebody has answered, or tried to. */
  answered: number;
  /** How many of them within each of `answerBounds`, in hours; the last one took longer. */
  answerTimes: Readonly<Record<string, number>>;
  /** How they ended, by the product's `orderValue` and outcome. Weeks of earlier releases have none. */
  outcomes?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
