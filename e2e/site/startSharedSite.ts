import chooseBrowser from './chooseBrowser';
import { SHARED_SITE } from './sharedSite';
import { startSiteProcess } from './startSiteProcess';

/** Starts the built site once, before the workers: to start it for each file would take two seconds of a core each time. */
export default async function startSharedSite(): Promise<void> {
  chooseBrowser();
  const { address, pid } = await startSiteProcess();
  Object.assign(process.env, { [SHARED_SITE.address]: address, [SHARED_SITE.pid]: String(pid) });
}
