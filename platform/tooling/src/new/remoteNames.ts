import { folderOf } from '@site/contracts/applicationNames';
import { UsageError } from '../command-line/command';

/** What a remote is called in each place. */
export interface RemoteNames {
  /** In the registry and on the command line: `store-finder`. */
  name: string;
  /** The workspace folder: `remote-store-finder`. */
  folder: string;
  /** Its declaration, and the file that this lies in: `storeFinderRemote`. */
  declaration: string;
  /** Its module and component: `StoreFinder`. */
  module: string;
  /** What people read: `Store finder`. */
  title: string;
}

/** A team as documents name it: `store` of `@cirvena/store-team`. */
export const teamOf = (owner: string): string =>
  owner.replace(/^@(.*\/)?/, '').replace(/-team$/, '');

/** A name in addresses and folders. */
export const NAME_FORM = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that commands take in place of an application's name: `npm run dev -- gallery`. */
const TAKEN = ['shell', 'gallery', 'desk', 'help'];

/** @throws UsageError for a name that cannot be a folder, an alias of the federation and a component at once. */
export function remoteNames(
  name: string,
  { title, module: exposed }: { title?: string; module?: string } = {},
): RemoteNames {
  if (TAKEN.includes(name)) throw new UsageError(`The name "${name}" is taken.`);
  if (!NAME_FORM.test(name) || name.startsWith('remote-')) {
    throw new UsageError(
      `Invalid name "${name}" (expected small letters with hyphens, without "remote-", e.g. store-finder).`,
    );
  }
  const pascal = name.split('-').map(capitalised).join('');
  const module = exposed ?? pascal;
  if (!/^[A-Z][A-Za-z0-9]*$/.test(module)) {
    throw new UsageError(`Invalid --module "${module}" (expected a component such as Widget).`);
  }
  if (title !== undefined && !/^[^\p{Cc}|]*[^\p{Cc}|\s][^\p{Cc}|]*$/u.test(title)) {
    throw new UsageError(`Invalid --title "${title}" (expected one line, without "|").`);
  }
  return {
    name,
    folder: folderOf(name),
    declaration: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Remote`,
    module,
    title: title ?? capitalised(name.replaceAll('-', ' ')),
  };
}
