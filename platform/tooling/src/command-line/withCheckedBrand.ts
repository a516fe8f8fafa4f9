import { checkBrand } from '../files/checkBrand';
import { runCommand, type Terminal } from './command';

/**
 * Runs a command once the brand is checked. The command is imported by `run`, as whatever it imports may read the brand.
 * @returns the exit code: that of `run`, or 1 for a wrong brand.
 */
export async function withCheckedBrand(
  terminal: Terminal,
  run: () => Promise<number>,
): Promise<number> {
  return (await runCommand(terminal, () => checkBrand())) || run();
}
