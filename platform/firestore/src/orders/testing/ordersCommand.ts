import { runOrders } from '../runOrders';
import { surroundings, type Surroundings } from '../source/sourceOf';

/** Runs the command in surroundings that are told, and gives its exit code and all that it wrote. */
export async function runIn(outside: Partial<Surroundings>, ...args: string[]) {
  const said = { output: '', warnings: '' };
  const code = await runOrders(
    args,
    {
      write: (text) => void (said.output += text),
      warn: (line) => void (said.warnings += `${line}\n`),
    },
    { ...surroundings, environment: {}, ...outside },
  );
  return { code, ...said };
}

/** Runs the command and gives its exit code and all that it wrote. */
export function run(...args: string[]) {
  return runIn({}, ...args);
}
