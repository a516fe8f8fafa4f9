import { healthVerb } from './healthVerb';
import { historyVerb } from './historyVerb';
import { offerVerb, withdrawVerb } from './offerVerb';
import { offlineVerb } from './offlineVerb';
import { removeVerb } from './removeVerb';
import { rollBackVerb } from './rollBackVerb';
import { statusVerb } from './statusVerb';
import { useVerb } from './useVerb';
import type { Verbs } from './verb';

/** The verbs for the site that is composed on this machine, in the order of the help. */
export const verbs = {
  status: statusVerb,
  use: useVerb,
  rollback: rollBackVerb,
  remove: removeVerb,
  offer: offerVerb,
  withdraw: withdrawVerb,
  offline: offlineVerb,
  history: historyVerb,
  health: healthVerb,
} satisfies Verbs;
