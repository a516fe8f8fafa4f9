import type { z } from 'zod';
import { asSentence } from '@site/tooling/command-line/command';

const MAX_ISSUES = 3;

/**
 * Reads a JSON text that has to follow a schema. `what` names it in the message: `is not a valid release`. `advice` follows it.
 * @throws an error that names the file at `address` and the path of each wrong value
 */
export function parseWithSchema<Value>(
  schema: z.ZodType<Value>,
  text: string,
  { address, what, advice }: { address: string; what: string; advice?: string | undefined },
): Value {
  function failure(is: string, options?: ErrorOptions): Error {
    const sentence = asSentence(`${address} is ${is}`);
    return new Error(advice === undefined ? sentence : `${sentence} ${advice}`, options);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw failure(`not valid JSON: ${(cause as Error).message}`, { cause });
  }
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const issues = error.issues.map(({ path, message }) =>
    path.length ? `${path.map(String).join('.')}: ${message}` : message,
  );
  const more = issues.length > MAX_ISSUES ? `; and ${issues.length - MAX_ISSUES} more` : '';
  const shown = issues.slice(0, MAX_ISSUES).join('; ');
  throw failure(`not a valid ${what}: ${shown}${more}`);
}
