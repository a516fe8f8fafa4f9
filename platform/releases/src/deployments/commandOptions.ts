import { shellWord } from '@site/tooling/command-line/command';
import type { ReleaseStore } from '../store/releaseStore';
import { defaultSiteFolder } from './folderPlace';
import type { Site } from './openSite';

/** How a suggested command names a store that is not the usual one. */
export const storeOption = ({ address }: Pick<ReleaseStore, 'address'>): string =>
  address === defaultSiteFolder ? '' : ` --store ${shellWord(address)}`;

/** How a suggested command names a site: its target and its store, if not the usual ones. */
export const commandOptions = ({ target, store }: Pick<Site, 'target' | 'store'>): string =>
  (target === undefined ? '' : ` --to ${target}`) + storeOption(store);
