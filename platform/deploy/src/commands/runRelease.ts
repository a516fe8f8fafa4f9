import { UsageError, runCommand, type Terminal } from '@site/tooling/command-line/command';
import {
  copyRelease,
  makeRelease,
  type Builder,
  isVersion,
  releaseTitle,
  UNCOMMITTED,
  KEPT_DEPLOYMENTS,
  prune,
  openSite,
  openStore,
  type Site,
} from '@site/releases';
import { namesOfApplications, readName } from '@site/tooling/command-line/readName';
import { webpackBuilder } from '@site/build/webpackBuilder';
import { publisherIn } from '@site/compose';
import { readArguments } from './readArguments';
import { applicationOf } from '@site/tooling/applicationShortNames';

const help = `Makes releases of applications, or deletes old ones.

Usage:
  npm run release -- NAME … [--version VERSION] [--store FOLDER or gs://BUCKET/FOLDER]
  npm run release -- NAME … --from FOLDER [--store FOLDER or gs://BUCKET/FOLDER]
  npm run release -- --prune [NUMBER] [--store FOLDER or gs://BUCKET/FOLDER]

Options:
  NAME       ${namesOfApplications}
  --version  the version, if it is not that of the application's package.json
  --from     copies the newest releases of another store instead of building
  --prune    deletes the releases that none of the last ${KEPT_DEPLOYMENTS} deployments, or of the last NUMBER, names
  --help     show this help
`;

async function pruneStore(site: Site, words: readonly string[], terminal: Terminal): Promise<void> {
  const [count = String(KEPT_DEPLOYMENTS), ...rest] = words;
  if (!/^[1-9]\d*$/.test(count) || rest.length) {
    throw new UsageError('--prune takes at most one number, from 1 on.');
  }
  const pruned = await prune(site, Number(count));
  for (const { name, id } of pruned) terminal.write(`${name} ${id} is deleted.\n`);
  if (pruned.length === 0) terminal.write('No release is old enough to be deleted.\n');
}

/** Runs `npm run release`. Takes its arguments; gives its exit code: 0, 1 for a failure, 2 for a wrong use. */
export function runRelease(
  args: string[],
  terminal: Terminal,
  builder: Builder = webpackBuilder,
): Promise<0 | 1 | 2> {
  return runCommand(terminal, async () => {
    const { words, values } = readArguments(args, ['store', 'version', 'from'], ['help', 'prune']);
    if (values.help) return terminal.write(help);
    const { version } = values;
    if (values.prune) {
      if (version !== undefined) throw new UsageError('--prune takes no --version.');
      if (values.from !== undefined) throw new UsageError('--prune takes no --from.');
      return pruneStore(openSite(values.store, { publisher: publisherIn() }), words, terminal);
    }
    const names = words.map(readName);
    if (names.length === 0) throw new UsageError(`Name the application: ${namesOfApplications}.`);
    if (version !== undefined && !isVersion(version)) {
      throw new UsageError(`"${version}" is no version; 1.4.0 is one.`);
    }
    const store = openStore(values.store);
    const say = (line: string) => terminal.write(`${line}\n`);
    if (values.from !== undefined && version !== undefined) {
      throw new UsageError('--from takes no --version: a release keeps its own.');
    }
    for (const name of names) {
      if (values.from !== undefined) {
        const from = openStore(values.from);
        await copyRelease(applicationOf(name), { from, to: store, say });
        continue;
      }
      const release = await makeRelease({
        application: applicationOf(name),
        store,
        say,
        ...(version !== undefined && { version }),
        builder,
      });
      if (release.commit?.endsWith(UNCOMMITTED)) {
        terminal.warn(
          `${releaseTitle(release)} was built with changes that are not committed, so verify cannot rebuild it. For a public site commit them, raise the version and release again.`,
        );
      }
    }
  });
}
