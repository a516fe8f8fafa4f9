import { adoptVerb } from './adoptVerb';
import { historyVerb } from './historyVerb';
import { offerVerb, withdrawVerb } from './offerPreviewVerb';
import { offlineVerb } from './offlineVerb';
import { rollBackApplicationVerb } from './rollBackApplicationVerb';
import { localStatusVerb } from './localStatusVerb';
import { removeVerb, useVerb } from './useVerb';
import type { Verbs } from './verb';

/** The verbs for the site that is composed on this machine, in the order of the help. */
export const localVerbs = {
  status: localStatusVerb,
  use: useVerb,
  rollback: rollBackApplicationVerb,
  remove: removeVerb,
  adopt: adoptVerb,
  offer: offerVerb,
  withdraw: withdrawVerb,
  offline: offlineVerb,
  history: historyVerb,
} satisfies Verbs;
