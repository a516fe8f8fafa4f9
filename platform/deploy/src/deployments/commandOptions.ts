import { storeOption } from '@site/releases/store/openStore';
import type { SiteRecord } from './openSite';

/** How a suggested command names a site: its target and its store, if not the usual ones. */
export const commandOptions = ({ target, store }: Pick<SiteRecord, 'target' | 'store'>): string =>
  (target.isLocal ? '' : ` --to ${target.name}`) + storeOption(store);
