import { runOrders } from '../runOrders';

/** Runs the command and gives its exit code and all that it wrote. */
export async function run(...args: string[]) {
  const said = { output: '', warnings: '' };
  const code = await runOrders(args, {
    write: (text) => (said.output += text),
    warn: (line) => (said.warnings += `${line}\n`),
  });
  return { code, ...said };
}
