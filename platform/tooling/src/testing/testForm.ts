/**
 * Tests have two forms. `npm test` runs the short one, a sample of the rows of large tables; `npm test -- all` runs the long one,
 * every row. Each test says which by `sampleOf` or `isLongForm`.
 */
export const LONG_FORM = { SITE_TESTS: 'long' };

export const isLongForm = process.env.SITE_TESTS === LONG_FORM.SITE_TESTS;

/**
 * The rows that are tested: all in the long form; in the short one each `step`-th, from `first` on. The choice does not
 * change from run to run, so that a change is blamed for its own faults.
 */
export const sampleOf = <Row>(rows: readonly Row[], step: number, first = 0): Row[] =>
  rows.filter((_, index) => isLongForm || index % step === first % step);
