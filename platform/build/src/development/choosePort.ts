import { isPortTaken, openPort } from '@site/tooling/http/openPort';

/**
 * The port that was asked for; otherwise the usual one, or where another program has that, the next free one that is not among
 * `others`.
 * @throws Error when another program has the one that was asked for
 */
export async function choosePort(
  usual: number,
  { asked, others = [] }: { asked?: number | undefined; others?: readonly number[] },
): Promise<number> {
  if (asked === undefined) {
    const isFree = !others.includes(usual) && !(await isPortTaken(usual));
    return isFree ? usual : openPort(usual + 1, others);
  }
  if (await isPortTaken(asked)) {
    throw new Error(`Port ${asked} is in use by another program. Choose another --port.`);
  }
  return asked;
}
