import { UsageError } from '@site/tooling/command-line/command';
import { adopt, readBuildAtAddress, readBuildFolder, releaseTitle } from '@site/releases';
import { applicationOf } from '@site/tooling/applicationShortNames';
import { readName } from '@site/tooling/command-line/readName';
import type { Verb } from './verb';

/** Makes a release of a remote that others built. */
export const adoptVerb: Verb = {
  words: 'NAME ADDRESS_OR_FOLDER',
  summary: 'makes a release of the finished build of a remote that others built',
  async run(words, { site, terminal }) {
    const [word, source, ...rest] = words;
    if (word === undefined || source === undefined || rest.length) {
      throw new UsageError(
        'adopt takes the name of a remote and the address or folder of its build.',
      );
    }
    const name = readName(word);
    const application = applicationOf(name);
    if (application === 'shell') throw new UsageError('The shell is built here.');
    const build = await (/^https?:/.test(source) ? readBuildAtAddress : readBuildFolder)(source);
    const { store } = site;
    const { release, isNew } = await adopt(application, build, { store });
    const title = releaseTitle(release);
    terminal.write(
      isNew
        ? `${title} is in the store as ${release.id}. To show it: npm run site -- use ${name}@${release.version}\n`
        : `${title} is already there, as ${release.id}.\n`,
    );
  },
};
