import { answerOf, type Answer } from '@site/tooling/testing/answerOf';
import { siteCommand, type SiteCommandOptions } from '../siteCommand';

/**
 * What a command says of the applications that tests deploy: the registry may hold further remotes, and each is said to be
 * not live.
 */
export const ofDeployed = (said: string): string =>
  said.replace(/^[\w-]+ is not live: .*\n?/gm, '');

/** Gives `npm run site -- …`. `hears` is what is kept of its warnings. */
export async function runSite(
  args: readonly string[],
  options: SiteCommandOptions = {},
  hears = ofDeployed,
): Promise<Answer> {
  const answer = await answerOf((terminal) => siteCommand(terminal, options), args);
  return { ...answer, warnings: hears(answer.warnings) };
}
