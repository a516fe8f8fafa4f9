import { isShortName, shortNames, type ShortName } from '../applicationShortNames';
import { UsageError } from './command';

/** The names of all applications in a sentence: `shell, products or order`. */
export const namesOfApplications = `${shortNames.slice(0, -1).join(', ')} or ${shortNames.at(-1)}`;

/** Reads the name of an application. Throws a `UsageError` that lists them. */
export function readName(text: string): ShortName {
  if (isShortName(text)) return text;
  throw new UsageError(`There is no application "${text}": take ${namesOfApplications}.`);
}
