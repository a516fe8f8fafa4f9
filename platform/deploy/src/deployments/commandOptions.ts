import { storeOption } from '@site/releases/store/openStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { Site } from './openSite';

/** How a suggested command names a site: its target and its store, if not the usual ones. */
export const commandOptions = ({
  target,
  store,
}: Pick<Site, 'target'> & { store: Pick<ReleaseStore, 'address'> }): string =>
  (target === undefined ? '' : ` --to ${target}`) + storeOption(store);
