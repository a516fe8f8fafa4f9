import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { Refusal } from './refusal';

/**
 * Reads an object of a request that may have these parts. In Google's JSON, null means that a part is missing.
 * @param unserved parts that Firestore knows and this store does not serve; without them every other part is such a one
 * @throws {Refusal}
 */
export function objectWithOnly(
  value: unknown,
  what: string,
  served: readonly string[],
  unserved?: readonly string[],
): JsonObject {
  const malformed = (message: string) => new Refusal('malformed', message);
  if (!isJsonObject(value)) throw malformed(`A ${what} is a JSON object.`);
  const others = Object.keys(value).filter(
    (name) => value[name] !== null && !served.includes(name),
  );
  if (unserved && others.some((name) => !unserved.includes(name))) {
    throw malformed(`The ${what} has an unknown part.`);
  }
  const [other] = others;
  if (other) throw new Refusal('unsupported', `The local store does not serve "${other}".`);
  return value;
}
