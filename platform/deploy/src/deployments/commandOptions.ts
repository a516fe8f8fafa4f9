import { storeOption } from '@site/releases/store/openStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { Target } from '../host/target';

interface NamedSite {
  target: Pick<Target, 'name'>;
  store: Pick<ReleaseStore, 'address'>;
}

/** How a suggested command names a site: its target, as not all commands mean the same one without it, and its store, if not the usual one. */
export const commandOptions = ({ target, store }: NamedSite): string =>
  ` --to ${target.name}${storeOption(store)}`;
