import { localVerbs } from '../commands/localVerbs';
import type { Verbs } from '../commands/verb';
import { deployVerb } from './deployVerb';
import { diffVerb } from './diffVerb';
import { healthVerb } from './healthVerb';
import { changingTarget, showingTarget } from './onTarget';
import { previewVerb } from './previewVerb';
import { rollBackVerb } from './rollBackVerb';
import { serveVerb } from './serveVerb';
import { statusVerb } from './statusVerb';
import { verifyVerb } from './verifyVerb';

const { use, remove, adopt, offer, withdraw, offline, history } = localVerbs;

/** All verbs of `npm run site`, in the order of its help. */
export const siteVerbs = {
  status: statusVerb,
  use,
  diff: diffVerb,
  deploy: deployVerb,
  serve: serveVerb,
  preview: previewVerb,
  rollback: rollBackVerb,
  remove: changingTarget(remove),
  adopt,
  offer: changingTarget(offer),
  withdraw: changingTarget(withdraw),
  offline: changingTarget(offline),
  verify: verifyVerb(),
  history: showingTarget(history),
  health: healthVerb,
} satisfies Verbs;
