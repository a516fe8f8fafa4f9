import { changeDeployment, type ChangeOptions } from './changeDeployment';
import { liveOf } from './makeLive';
import type { Site } from './openSite';

/**
 * Has visitors' browsers keep pages for when there is no network, or ends that: their service workers end with all that they
 * kept, each as soon as its visitor opens a page. It stays so through later deployments.
 */
export async function switchOffline(
  site: Site,
  wanted: 'on' | 'off',
  options: ChangeOptions = {},
): Promise<void> {
  const choose = async ([current]: Parameters<Parameters<typeof changeDeployment>[1]>[0]) => {
    if (!current) throw new Error('Nothing is deployed yet.');
    return { live: liveOf(current), offline: wanted, by: { name: 'offline' as const, wanted } };
  };
  await changeDeployment(site, choose, options);
}
