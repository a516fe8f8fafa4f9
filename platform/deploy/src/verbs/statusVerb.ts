import { refuseArguments } from '../commands/refuseArguments';
import { localStatusVerb } from '../commands/localStatusVerb';
import type { Verb } from '../commands/verb';
import { commandText, type Deployment } from '@site/releases';
import { shortNames } from '@site/tooling/applicationShortNames';
import { table } from '@site/tooling/command-line/table';
import type { PublicSite } from '../deploying/publicSite';
import { readPublicReleases } from '../deploying/readPublicReleases';
import { describeVersion } from '../host/target';
import { onTarget } from './onTarget';

function recordedBy({ on, by, publication }: Deployment): string {
  return `${commandText(by)}, by ${publication?.by ?? 'unknown'} on ${on}`;
}

/** What the host shows, by itself and by its pages, and whether that is what was recorded. */
async function compare({ site, target }: PublicSite) {
  const [live, shown, { state }] = await Promise.all([
    target.live(),
    readPublicReleases(target.address),
    site.deployments.find(),
  ]);
  const all = [...(state?.pending ? [state.pending] : []), ...(state?.history ?? [])];
  const recorded = live && all.find(({ publication }) => publication?.version === live.version);
  return { live, shown, last: all[0], recorded };
}

/** Shows what is live here or, with `--live` or `--to`, what a public site really shows and who published it. */
export const statusVerb: Verb = {
  ...localStatusVerb,
  summary: 'shows what is live here; with --live what a public site really shows, and by whom',
  options: ['live', 'to', 'targets'],
  async run(words, context) {
    refuseArguments('status', words);
    const { options, terminal } = context;
    if (!options.live && options.to === undefined) return localStatusVerb.run(words, context);
    await onTarget(context, async (site) => {
      const { live, shown, last, recorded } = await compare(site);
      const releases = shortNames.map((name) => `${name} ${shown?.live[name] ?? '-'}`).join(', ');
      const rows = [
        ['address', site.target.address],
        ['host shows', live ? describeVersion(live) : 'nothing'],
        ['pages show', shown ? releases : 'no page of this site'],
        ['recorded', last ? recordedBy(last) : 'nothing is deployed yet'],
      ];
      terminal.write(table(rows));
      await localStatusVerb.run([], { ...context, site: site.site });
      if (live && !recorded) {
        throw new Error(
          `Somebody else has published to ${site.target.name}: ${describeVersion(live)}. Run: npm run site -- deploy --to ${site.target.name} to show what was recorded.`,
        );
      }
      if (!live && last)
        throw new Error(`${site.target.name} shows nothing: somebody switched it off.`);
    });
  },
};
