import { alterSite, type AlteredSite } from '../browser/alteredSite';

/** Ways to break the outbox that a run has to notice, each as a change of its built script. */
const breakages = {
  /** What fails to be sent once is forgotten. */
  drops: [/return\{\.\.\.(\w+),refusals:\w+,attempts:\w+,nextAt:\w+\(\)\+[^}]+\}/, 'return void 0'],
  /** Every send has an id of its own. */
  doubles: [
    /\.add\((\w+)\.kind,\1\.id,\1\.record\)/g,
    '.add($1.kind,Array.from(crypto.getRandomValues(new Uint8Array(20)),n=>(n%36).toString(36)).join(""),$1.record)',
  ],
  /** The log of a failed send holds what was sent. */
  leaks: [/\{id:(\w+)\.id,code:(\w+)\.code\}/, '{id:$1.id,code:$2.code,record:$1.record}'],
} as const;

export type Breakage = keyof typeof breakages;

/** Copies the built site and breaks the outbox in it. Throws when its script no longer looks as expected. */
export function siteWith(breakage: Breakage): AlteredSite {
  const [found, instead] = breakages[breakage];
  return alterSite(/\/outbox\.[^/]*\.js$/, (text) => text.replace(found, instead), true);
}
