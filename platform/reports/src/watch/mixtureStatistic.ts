/** How often something happened in how many visits. */
export interface Share {
  count: number;
  of: number;
}

/** Two releases by how often something bad happened. */
export interface Comparison {
  before: Share;
  now: Share;
  /** By how much the new rate may be higher before anybody goes back for it. */
  tolerated: number;
}

/** A Beta distribution of rates, which expects few failures: its mean is 5 %. */
const PRIOR = { a: 0.5, b: 9.5 };

/** Coefficients of Stirling's series. */
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680];
/** From here on, the series is exact to 12 digits. */
const LARGE = 10;

function logGamma(value: number): number {
  let shifted = value;
  let product = 1;
  while (shifted < LARGE) product *= shifted++;
  const series = STIRLING.reduce((sum, it, at) => sum + it / shifted ** (2 * at + 1), 0);
  const stirling = (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2;
  return stirling + series - Math.log(product);
}

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** How likely the counts are if every rate of the prior is possible, as a logarithm. */
const logMixture = ({ count, of }: Share) =>
  logBeta(PRIOR.a + count, PRIOR.b + of - count) - logBeta(PRIOR.a, PRIOR.b);

/** `count` times the logarithm of a rate, where nothing times the logarithm of nothing is nothing. */
const times = (count: number, rate: number) => (count === 0 ? 0 : count * Math.log(rate));

const logLikelihood = ({ count, of }: Share, rate: number) =>
  times(count, rate) + times(of - count, 1 - rate);

/** How the logarithm of the likelihood changes with the rate, which lies between 0 and 1. */
const slope = ({ count, of }: Share, rate: number) => count / rate - (of - count) / (1 - rate);

const STEPS = 40;

/** How likely the counts are under the best rates for which the new one is not worse than is tolerated. */
function logLikelihoodIfNotWorse({ before, now, tolerated }: Comparison): number {
  const rateOf = ({ count, of }: Share) => (of === 0 ? 0 : count / of);
  if (before.of === 0 || now.of === 0 || rateOf(now) <= rateOf(before) + tolerated) {
    return logLikelihood(before, rateOf(before)) + logLikelihood(now, rateOf(now));
  }
  // The best rates are as far apart as is tolerated, and lie between what was seen: the likelihood rises up to its only peak.
  let [low, high] = [rateOf(before), rateOf(now) - tolerated];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (slope(before, middle) + slope(now, middle + tolerated) > 0) low = middle;
    else high = middle;
  }
  const best = (low + high) / 2;
  return logLikelihood(before, best) + logLikelihood(now, best + tolerated);
}

/**
 * The evidence that the new release does worse, as a logarithm: how likely the counts are if both rates are anything,
 * divided by how likely they are at best if the new one is not worse. This is a mixture sequential probability ratio
 * test (Robbins
 * 1970; Johari, Koomen, Pekelis, Walsh, “Always Valid Inference”, Operations Research 2022), against the best of all rates
 * that the null hypothesis admits (universal inference; Wasserman, Ramdas, Balakrishnan, PNAS 2020).
 *
 * If the new release is not worse, it never exceeds the ratio to the true rates, which is a nonnegative martingale
 * that begins at 1. So, by Ville's inequality, it ever reaches 1/α with a probability of at most α. One may look
 * after each visit, for ever, and act at once. Visits of both releases may arrive in any order. Nothing is approximated,
 * which rare failures would not bear.
 */
export const logEvidence = (comparison: Comparison): number =>
  logMixture(comparison.before) + logMixture(comparison.now) - logLikelihoodIfNotWorse(comparison);

/** Tells whether a release does worse beyond chance. Takes the probability of a false alarm, at whatever moments one looks. */
export const isWorse = (comparison: Comparison, risk: number): boolean =>
  logEvidence(comparison) >= Math.log(1 / risk);
