import { remotes } from '@site/contracts/remotes';
import { ports, type ApplicationName } from '@site/tooling/workspace';

const LAST_PORT = 65_535;

/**
 * The port that an application has unless another program took it. Beside a shell on another port than the usual one, remotes are
 * as far from it as usual.
 */
export function usualPort(name: ApplicationName, shellPort: number = ports.shellDev): number {
  if (name === 'shell') return ports.shellDev;
  const { devPort } = remotes[name];
  const moved = shellPort + devPort - ports.shellDev;
  return shellPort === 0 || moved > LAST_PORT ? devPort : moved;
}
