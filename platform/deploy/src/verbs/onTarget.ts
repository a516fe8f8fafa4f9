import type { Verb, VerbContext } from '../commands/verb';
import { openPublicSite, type PublicSite } from '../deploying/publicSite';
import { openTarget } from '../targets/openTarget';
import { PRODUCTION } from '../targets/production';

/** Does something with a public site. */
export async function onTarget<Result>(
  { options, open, terminal }: VerbContext,
  work: (site: PublicSite) => Promise<Result>,
): Promise<Result> {
  const target = await openTarget(options.to ?? PRODUCTION, options.targets);
  const site = await openPublicSite({ target, open, say: (line) => terminal.warn(line) });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** Lets a verb for the site on this machine change a public site as well, with `--to`. */
export const changingTarget = (verb: Verb): Verb => ({
  ...verb,
  options: ['to', 'targets'],
  async run(words, context) {
    if (context.options.to === undefined) return verb.run(words, context);
    await onTarget(context, async ({ change }) => {
      const lines: string[] = [];
      // What the verb says is true only once the public site was compared.
      const terminal = { ...context.terminal, write: (text: string) => void lines.push(text) };
      await change((site) => verb.run(words, { ...context, site, terminal }));
      lines.forEach((line) => context.terminal.write(line));
    });
  },
});

/** Lets a verb that only shows something show it of a public site, with `--to`. */
export const showingTarget = (verb: Verb): Verb => ({
  ...verb,
  options: ['to', 'targets'],
  run: (words, context) =>
    context.options.to === undefined
      ? verb.run(words, context)
      : onTarget(context, ({ site }) => verb.run(words, { ...context, site })),
});
