import { INTERRUPTED, runProgram, runTogether } from './runProgram';

export type Step = readonly [program: string, ...args: string[]];

export interface Check {
  summary: string;
  /** Programs to run side by side before the steps, since each of them uses one core. */
  together?: readonly Step[];
  /** Programs to run one after the other; the last one takes further arguments. */
  steps: readonly Step[];
  /** A run of hours goes on after a step that failed, and tells all that is red. */
  goesOn?: boolean;
  /** What tests read to run in their long form. */
  environment?: Readonly<Record<string, string>>;
}

/** A fault of the format is told, and the check goes on: a command repairs it. */
const goesOnAfter = ([program]: Step) => program === 'prettier';

function tellRepair(step: Step): void {
  if (goesOnAfter(step)) console.error('To repair the format: npx prettier --write .');
}

/** Runs a check, up to the first program that fails unless it goes on. @returns the exit code of the first program that failed */
export async function runCheck(
  { together = [], steps, goesOn, environment }: Check,
  further: readonly string[] = [],
): Promise<number> {
  Object.assign(process.env, environment);
  const codes = await runTogether(together);
  together.filter((_, index) => codes[index] === 1).forEach(tellRepair);
  let failed = codes.find((code) => code !== 0) ?? 0;
  if (together.some((step, index) => codes[index] !== 0 && !goesOnAfter(step))) return failed;
  for (const [index, step] of steps.entries()) {
    const [program, ...args] = step;
    const isLast = index === steps.length - 1;
    const code = await runProgram(program, isLast ? [...args, ...further] : args);
    failed ||= code;
    if (code === 1) tellRepair(step);
    if (code === INTERRUPTED) return failed;
    if (code !== 0 && !goesOn && !goesOnAfter(step)) return failed;
  }
  return failed;
}
