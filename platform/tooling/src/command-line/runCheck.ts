import { INTERRUPTED, runProgram, runTogether } from './runProgram';
import { table } from './table';

export type Step = readonly [program: string, ...args: string[]];

export interface Check {
  summary: string;
  /** Programs to run side by side before the steps, since each of them uses one core. */
  together?: readonly Step[];
  /** Programs to run one after the other; the last one takes further arguments. */
  steps: readonly Step[];
  /** Goes on after a step that failed, and tells all that is red: in a run of hours, or where a change breaks several. */
  goesOn?: boolean;
  /** What tests read to run in their long form. */
  environment?: Readonly<Record<string, string>>;
}

/** A fault of the format does not end the check: a command repairs it, which is told in the end. */
const isFormat = ([program]: Step) => program === 'prettier';

type Outcome = 'passed' | 'FAILED' | 'stopped' | 'not run';

function outcomeOf(code: number | undefined): Outcome {
  if (code === undefined) return 'not run';
  if (code === INTERRUPTED) return 'stopped';
  return code === 0 ? 'passed' : 'FAILED';
}

/**
 * Runs a check, up to the first program that fails unless it goes on, and says in the end what ran: programs without a fault
 * write nothing. @returns the exit code of the first program that failed
 */
export async function runCheck(
  { together = [], steps, goesOn, environment }: Check,
  further: readonly string[] = [],
): Promise<number> {
  Object.assign(process.env, environment);
  const last = steps.at(-1);
  const inTurn = steps.map((step): Step => (step === last ? [...step, ...further] : step));
  const codes: (number | undefined)[] = await runTogether(together);
  const isEnd = (step: Step, code: number | undefined) => code !== 0 && !isFormat(step);
  let isEnded = together.some((step, index) => isEnd(step, codes[index]));
  for (const step of inTurn) {
    const [program, ...args] = step;
    const code = isEnded ? undefined : await runProgram(program, args);
    codes.push(code);
    isEnded ||= code === INTERRUPTED || (isEnd(step, code) && !goesOn);
  }
  const ran = [...together, ...inTurn].map((step, index) => ({ step, code: codes[index] }));
  console.error(table(ran.map(({ step, code }) => [outcomeOf(code), step.join(' ')])).trimEnd());
  if (ran.some(({ step, code }) => code === 1 && isFormat(step))) {
    console.error('To repair the format: npx prettier --write .');
  }
  return codes.find((code) => code !== undefined && code !== 0) ?? 0;
}
