import { shellWord, UsageError, untilStopped } from '@site/tooling/command-line/command';
import {
  builtApplications,
  folderOf,
  isBuiltHere,
  remoteNames,
  type ApplicationName,
} from '@site/tooling/workspace';
import { pageAddresses } from './pageAddresses';
import { developmentOf } from './developmentRelease';
import { enquiriesOf } from './developmentStore';
import { serveDevelopment, type Origins } from './serveDevelopment';

export interface DevelopmentOptions {
  /** A remote that is served alone; the whole site otherwise. */
  name?: string | undefined;
  port?: number | undefined;
  /** Whether the address of every page is printed. */
  wantsPages: boolean;
}

function namesToServe(name: string | undefined): readonly ApplicationName[] {
  if (name === undefined) return builtApplications;
  const remotes = builtApplications.filter((it) => it !== 'shell');
  const wanted = remotes.find((remote) => remote === name);
  if (wanted) return [wanted];
  const expected = remotes.join(', ');
  throw new UsageError(`Unknown remote "${name}" (expected one of: ${expected}).`);
}

function describe(origins: Origins, names: readonly ApplicationName[]): string[] {
  const [first = 'shell'] = names;
  const what = first === 'shell' ? 'The site' : folderOf(first);
  return [
    ...names
      .filter((name) => name !== 'shell')
      .filter((name) => origins[name] !== developmentOf(name))
      .map((name) => `${folderOf(name)} is at ${origins[name]}, not at ${developmentOf(name)}.`),
    ...(first === 'shell' ? remoteNames : [])
      .filter((name) => !isBuiltHere(name))
      .map(
        (name) =>
          `${folderOf(name)} is built by others: start its server at ${developmentOf(name)}.`,
      ),
    `Enquiries are listed by: npm run orders -- --data ${shellWord(enquiriesOf(first))}`,
    `${what} in development: ${origins[first]} (Ctrl-C stops it).`,
  ];
}

/** Serves the site, or one remote alone, from the sources until it is stopped. @returns the exit code. */
export async function runDevelopment({
  name,
  port,
  wantsPages,
}: DevelopmentOptions): Promise<number> {
  const stopped = untilStopped();
  const names = namesToServe(name);
  const served = serveDevelopment(names, { port });
  const origins = await Promise.race([served, stopped]);
  if (origins) {
    for (const line of describe(origins, names)) console.log(line);
    if (wantsPages) {
      for (const { language, address, note } of pageAddresses(origins)) {
        console.log(`  ${language}  ${address}${note ? `  (${note})` : ''}`);
      }
      console.log('Save a file in a folder “content”, and the open page changes.');
    }
    await stopped;
  }
  // Compilers and open connections would take their time; nothing of theirs is worth waiting for.
  process.exit(0);
}
