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

/** A fault of the format does not end the check: a command repairs it, which is told in the end. */
const isFormat = ([program]: Step) => program === 'prettier';

/** Runs a check, up to the first program that fails unless it goes on. @returns the exit code of the first program that failed */
export async function runCheck(
  { together = [], steps, goesOn, environment }: Check,
  further: readonly string[] = [],
): Promise<number> {
  Object.assign(process.env, environment);
  const codes = await runTogether(together);
  let hasFormatFault = together.some((step, index) => codes[index] === 1 && isFormat(step));
  let failed = codes.find((code) => code !== 0) ?? 0;
  let isEnded = together.some((step, index) => codes[index] !== 0 && !isFormat(step));
  for (const [index, step] of steps.entries()) {
    if (isEnded) break;
    const [program, ...args] = step;
    const isLast = index === steps.length - 1;
    const code = await runProgram(program, isLast ? [...args, ...further] : args);
    failed ||= code;
    hasFormatFault ||= code === 1 && isFormat(step);
    isEnded = code === INTERRUPTED || (code !== 0 && !goesOn && !isFormat(step));
  }
  if (hasFormatFault) console.error('To repair the format: npx prettier --write .');
  return failed;
}
