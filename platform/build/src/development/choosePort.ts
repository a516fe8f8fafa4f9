import { freePort, isPortTaken } from '@site/tooling/http/openPort';

/**
 * The port that was asked for, or the usual one; where another program has that, any that the system gives.
 * @throws Error when another program has the one that was asked for
 */
export async function choosePort(usual: number, asked?: number): Promise<number> {
  const wanted = asked ?? usual;
  if (wanted !== 0 && !(await isPortTaken(wanted))) return wanted;
  if (!asked) return freePort();
  throw new Error(`Port ${asked} is in use by another program. Choose another --port.`);
}
