import { healthVerb } from './healthVerb';
import { historyVerb } from './historyVerb';
import { offerVerb, withdrawVerb } from './offerVerb';
import { offlineVerb } from './offlineVerb';
import { rollBackVerb } from './rollBackVerb';
import { statusVerb } from './statusVerb';
import { useVerb } from './useVerb';
import type { Verb } from './verb';

/** The verbs of `npm run site`, in the order of its help. */
export const verbs: Readonly<Record<string, Verb>> = {
  status: statusVerb,
  use: useVerb,
  rollback: rollBackVerb,
  offer: offerVerb,
  withdraw: withdrawVerb,
  offline: offlineVerb,
  history: historyVerb,
  health: healthVerb,
};
