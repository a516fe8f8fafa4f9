import { runOrders } from '../runOrders';
import { processEnvironment, type OrdersEnvironment } from '../source/source';

/** Runs the command in an environment that is given, and gives its exit code and all that it wrote. */
export async function runIn(outside: Partial<OrdersEnvironment>, ...args: string[]) {
  const said = { output: '', warnings: '' };
  const code = await runOrders(
    args,
    {
      write: (text) => void (said.output += text),
      warn: (line) => void (said.warnings += `${line}\n`),
    },
    { ...processEnvironment, environment: {}, ...outside },
  );
  return { code, ...said };
}

/** Runs the command and gives its exit code and all that it wrote. */
export function run(...args: string[]) {
  return runIn({}, ...args);
}
