import { UsageError } from './command';
import { applicationNames, type ApplicationName } from '../workspace';

/** Tells whether a text that somebody typed is the name of an application. */
export function isApplicationName(text: string): text is ApplicationName {
  return (applicationNames as readonly string[]).includes(text);
}

/** The names of all applications in a sentence: `shell, products or order`. */
export const namesOfApplications = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  applicationNames,
);

/** Reads the name of an application. @throws UsageError that lists them */
export function readName(text: string): ApplicationName {
  if (isApplicationName(text)) return text;
  throw new UsageError(`These sources have no application "${text}": take ${namesOfApplications}.`);
}
