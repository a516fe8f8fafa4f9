import { runProgram, runTogether } from './runProgram';

/** A program with its arguments. */
export type Step = readonly [program: string, ...args: string[]];

export interface CheckSteps {
  /** Programs to run side by side before the steps, since each of them uses one core. */
  together?: readonly Step[];
  /** Programs to run one after the other; the last one takes further arguments. */
  steps: readonly Step[];
}

/**
 * Runs a check up to the first program that fails. `repairs` gives what mends the fault of a program by itself: then that is
 * said, and the check goes on.
 * @returns the exit code of the first program that failed
 */
export async function runCheck(
  { together = [], steps }: CheckSteps,
  further: readonly string[],
  repairs: (step: Step) => string | undefined,
): Promise<number> {
  let failed = 0;
  /** Whether the check ends here. */
  function endsWith(step: Step, code: number): boolean {
    if (code === 0) return false;
    failed ||= code;
    const repair = repairs(step);
    if (repair) console.error(`Run: ${repair}`);
    return repair === undefined;
  }
  const codes = await runTogether(together);
  const ended = together.map((step, index) => endsWith(step, codes[index] ?? 1));
  if (ended.includes(true)) return failed;
  for (const [index, step] of steps.entries()) {
    const [program, ...args] = step;
    const isLast = index === steps.length - 1;
    const code = await runProgram(program, isLast ? [...args, ...further] : args);
    if (endsWith(step, code)) return failed;
  }
  return failed;
}
