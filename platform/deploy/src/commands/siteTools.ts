import { commandOptions } from '../deployments/commandOptions';
import type { Site, SiteRecord } from '../deployments/openSite';
import {
  INTERRUPTED,
  UsageError,
  type Command,
  type Terminal,
} from '@site/tooling/command-line/command';
import type { PublicSite } from '../deploying/publicSite';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { Target } from '../host/target';
import { openTarget } from '../targets/openTarget';
import { LOCAL } from '../targets/localTarget';
import { PRODUCTION } from '../targets/targetsFile';

export interface SiteTools {
  terminal: Terminal;
  /** Opens the releases alone. */
  store(): ReleaseStore;
  /** Opens the record of what is live: on this machine, or of a public site, whose host is not asked. */
  record(to?: string): SiteRecord;
  /** Opens this machine as a target. */
  localSite(): PublicSite;
  publicSite(target: Target): PublicSite;
}

export interface TargetChoice {
  to?: string;
}

/** `meant` is the target without `--to`; left out where a verb needs the option. */
export const withTarget = (verb: Command, meant?: string): Command =>
  verb.option(
    '--to <target>',
    `a target of targets.json, such as staging, or local${meant ? ` (default: ${meant})` : ''}`,
  );

/** The public site whose record is meant; undefined for this machine's own, which needs no name. */
export const recordMeant = ({ to }: TargetChoice): string | undefined =>
  to === LOCAL ? undefined : to;

/** Called by what is done with releases. @throws UsageError where a target shows the desk */
export function assertHasReleases({ name, shows }: Pick<Target, 'name' | 'shows'>): void {
  if (shows === 'desk')
    throw new UsageError(`${name} shows the order desk, which has no releases.`);
}

const STOPS = ['SIGINT', 'SIGTERM'] as const;

/** Does something with a public site: production, unless another one is named. */
export async function onTarget<Result>(
  { to = PRODUCTION }: TargetChoice,
  tools: SiteTools,
  work: (site: PublicSite) => Promise<Result>,
): Promise<Result> {
  const { terminal } = tools;
  const site = to === LOCAL ? tools.localSite() : tools.publicSite(await openTarget(to));
  const stop = () => {
    terminal.warn(
      `Stopped. "npm run site -- status --live${commandOptions(site)}" shows what is live now.`,
    );
    process.exit(INTERRUPTED);
  };
  // Before those of the browser that looks at the pages, which has its own.
  for (const signal of STOPS) process.once(signal, stop);
  try {
    return await work(site);
  } finally {
    await site.close();
    for (const signal of STOPS) process.off(signal, stop);
  }
}

/**
 * Changes the site of this machine or, with `--to`, a public one. The lines that `work` gives are printed at the end: what they
 * say is true only once a public site was compared.
 */
export async function changeSite(
  choice: TargetChoice,
  tools: SiteTools,
  work: (site: Site) => Promise<readonly string[]>,
): Promise<void> {
  const to = choice.to ?? LOCAL;
  const lines = await onTarget({ ...choice, to }, tools, ({ target, change }) => {
    assertHasReleases(target);
    return change(work);
  });
  lines.forEach((line) => tools.terminal.write(`${line}\n`));
}
