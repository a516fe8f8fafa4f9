import { openSite } from '../deployments/openSite';
import { openPublicSite, type PublicSite } from '../deploying/publicSite';
import { localTarget } from '../targets/localTarget';

/** Opens the site of this machine, of the usual store. */
export function openLocalSite(): PublicSite {
  const say = (line: string) => console.warn(line);
  return openPublicSite({
    target: localTarget(),
    open: (options) => openSite(undefined, { ...options, say }),
    say,
  });
}
