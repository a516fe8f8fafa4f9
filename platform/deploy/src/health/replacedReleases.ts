import type { Deployment } from '@site/releases';
import { applicationOf, shortNames } from '@site/tooling/applicationShortNames';
import type { Succession } from '@site/reports/watch/judgeRelease';

/** The releases that the last deployment made live in place of others, each with the one before it. */
export function replacedReleasesIn(history: readonly Deployment[]): Succession[] {
  const [current] = history;
  const previous = history.find((it) => shortNames.some((name) => isOther(it, name)));
  return shortNames.flatMap((name) => {
    const [now, before] = [current?.live[name], previous?.live[name]];
    if (now === undefined || before === undefined || now === before) return [];
    return [{ application: applicationOf(name), now, before }];
  });

  function isOther({ live }: Deployment, name: (typeof shortNames)[number]) {
    return live[name] !== current?.live[name];
  }
}
