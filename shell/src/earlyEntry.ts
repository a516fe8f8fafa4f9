// First, because they name the order of the cascade's layers.
import '@site/shared-ui/styles/site.css';
import { STALE_CONTENT } from '@site/contracts/boot';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { renewFailedFiles } from './remotes/fetchFile';
import { remoteModule } from './remotes/remoteModule';
import { readPinnedReleases, startFederation } from './remotes/startFederation';
import { wakeOutbox, watchParts } from './remotes/watchParts';
import { isAsked } from './inspector/isAsked';
import { pause } from './scheduling/pause';
import { tellStartFailed } from './starting/tellStartFailed';

const place = document.getElementById('site') as HTMLElement;

renewFailedFiles();
const pinned = readPinnedReleases();
startFederation(pinned);
// A composed page holds the content of its releases; a page of a development server is empty.
const isComposed = place.hasChildNodes() && !place.hasAttribute(STALE_CONTENT);

function wakeWanted(): void {
  const load = (module: LocalisedModule) => remoteModule(module).load();
  watchParts(document, load);
  void wakeOutbox(document, load);
}
// In a task of its own, as starting the federation is one: both together would hold a slow phone up.
if (isComposed) pause().then(wakeWanted).catch(tellStartFailed);

/**
 * The document that this script came with. This is an entry of its own that runs before the large one has arrived, with React
 * in it: meanwhile the files of the remotes in view are fetched.
 */
export const thisDocument = {
  /** The element that the site is drawn into. */
  place,
  /** The releases that the page was made with. */
  pinned,
  /** True when the element holds the prerendered content of these releases. */
  isComposed,
  /** True when this tab asks for the inspector. */
  isInspected: isAsked(),
};
