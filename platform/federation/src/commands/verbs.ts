import { adoptVerb } from './adoptVerb';
import { historyVerb } from './historyVerb';
import { offerVerb, withdrawVerb } from './offerVerb';
import { offlineVerb } from './offlineVerb';
import { rollBackVerb } from './rollBackVerb';
import { statusVerb } from './statusVerb';
import { removeVerb, useVerb } from './useVerb';
import type { Verbs } from './verb';

/** The verbs for the site that is composed on this machine, in the order of the help. */
export const verbs = {
  status: statusVerb,
  use: useVerb,
  rollback: rollBackVerb,
  remove: removeVerb,
  adopt: adoptVerb,
  offer: offerVerb,
  withdraw: withdrawVerb,
  offline: offlineVerb,
  history: historyVerb,
} satisfies Verbs;
