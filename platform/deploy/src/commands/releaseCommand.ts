import { webpackBuilder } from '@site/build/webpackBuilder';
import { openStore } from '@site/releases/store/openStore';
import { copyRelease } from '@site/releases/making/addRelease';
import { makeRelease, type Builder } from '@site/releases/making/makeRelease';
import { uncommittedWarning } from '@site/releases/making/workspacePackages';
import { releaseTitle } from '@site/releases/release/releaseFormat';
import { isVersion } from '@site/releases/release/releaseId';
import { namesOfApplications, readName } from '@site/tooling/command-line/applicationNames';
import {
  createCommand,
  InvalidArgumentError,
  Option,
  type Command,
  type Terminal,
} from '@site/tooling/command-line/command';
import { builtApplications } from '@site/tooling/workspace';
import { storePlace } from './storePlace';

interface Options {
  store?: string;
  version?: string;
  from?: string;
}

function version(text: string): string {
  if (isVersion(text)) return text;
  throw new InvalidArgumentError('Expected e.g. 1.4.0.');
}

export function releaseCommand(terminal: Terminal, builder: Builder = webpackBuilder): Command {
  const say = (line: string) => terminal.write(`${line}\n`);

  return createCommand('npm run release --', 'Make releases of applications.')
    .argument('[name...]', `${namesOfApplications}; all that are built here by default`)
    .option('--store <place>', 'where releases are: FOLDER or gs://BUCKET/FOLDER', storePlace)
    .option('--version <version>', "if it is not that of the application's package.json", version)
    .addOption(
      new Option('--from <place>', 'copy the newest releases of another store instead of building')
        .conflicts('version')
        .argParser(storePlace),
    )
    .action(async (args: string[], { store: place, version, from }: Options) => {
      const names = args.length ? args.map(readName) : builtApplications;
      const store = openStore(place);
      // A text that is not written yet is said before minutes are spent on the others.
      if (from === undefined)
        for (const application of names) await builder.checkContent?.(application);
      for (const application of names) {
        if (from !== undefined) {
          await copyRelease(application, { from: openStore(from), to: store, say });
          continue;
        }
        const release = await makeRelease({
          application,
          store,
          say,
          builder,
          ...(version !== undefined && { version }),
        });
        const warning = uncommittedWarning(
          release.commit,
          releaseTitle(release),
          ', raise the version and release again',
        );
        if (warning) terminal.warn(warning);
      }
    });
}
