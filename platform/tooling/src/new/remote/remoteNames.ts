import { UsageError } from '../../command-line/command';

/** What a remote is called in each place. */
export interface RemoteNames {
  /** On the command line: `store-finder`. */
  short: string;
  /** The workspace folder: `remote-store-finder`. */
  folder: string;
  /** The federation name, and the file of its declaration: `remoteStoreFinder`. */
  federation: string;
  /** Its module and component: `StoreFinder`. */
  module: string;
  /** What people read: `Store finder`. */
  title: string;
}

/** A team as documents name it: `store` of `@cirvena/store-team`. */
export const teamOf = (owner: string): string =>
  owner.replace(/^@(.*\/)?/, '').replace(/-team$/, '');

/** A name in addresses and folders. */
export const SHORT = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that commands take in place of an application's name: `npm run dev -- gallery`. */
const TAKEN = ['shell', 'gallery', 'help'];

/** @throws UsageError for a name that cannot be a folder, a federation name and a component at once. */
export function remoteNames(
  short: string,
  { title, module: exposed }: { title?: string; module?: string } = {},
): RemoteNames {
  if (TAKEN.includes(short)) throw new UsageError(`The name "${short}" is taken.`);
  if (!SHORT.test(short) || short.startsWith('remote-')) {
    throw new UsageError(
      `Invalid name "${short}" (expected small letters with hyphens, without "remote-", e.g. store-finder).`,
    );
  }
  const pascal = short.split('-').map(capitalised).join('');
  const module = exposed ?? pascal;
  if (!/^[A-Z][A-Za-z0-9]*$/.test(module)) {
    throw new UsageError(`Invalid --module "${module}" (expected a component such as Widget).`);
  }
  if (title !== undefined && !/^[^\p{Cc}|]*[^\p{Cc}|\s][^\p{Cc}|]*$/u.test(title)) {
    throw new UsageError(`Invalid --title "${title}" (expected one line, without "|").`);
  }
  return {
    short,
    folder: `remote-${short}`,
    federation: `remote${pascal}`,
    module,
    title: title ?? capitalised(short.replaceAll('-', ' ')),
  };
}
