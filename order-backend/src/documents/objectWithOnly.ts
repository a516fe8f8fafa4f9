import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { Refusal } from './refusal';

/**
 * Reads an object of a request that may have these parts. In Google's JSON, null means that a part is missing.
 * @throws {Refusal} for a part that this store does not serve, so that nothing is stored other than it was meant.
 */
export function objectWithOnly(
  value: unknown,
  what: string,
  served: readonly string[],
): JsonObject {
  if (!isJsonObject(value)) throw new Refusal('malformed', `A ${what} is a JSON object.`);
  const other = Object.keys(value).find((name) => value[name] !== null && !served.includes(name));
  if (other) throw new Refusal('unsupported', `The local store does not serve this in a ${what}.`);
  return value;
}
