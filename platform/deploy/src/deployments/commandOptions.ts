import { storeOption } from '@site/releases/store/openStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { Target } from '../host/target';

interface NamedSite {
  target: Pick<Target, 'name' | 'isLocal'>;
  store: Pick<ReleaseStore, 'address'>;
}

/** How a suggested command names a site: its target and its store, if not the usual ones. */
export const commandOptions = ({ target, store }: NamedSite): string =>
  (target.isLocal ? '' : ` --to ${target.name}`) + storeOption(store);
