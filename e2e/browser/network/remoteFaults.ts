import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import { folderOf } from '@site/contracts/applicationNames';
import type { RemoteName } from '@site/contracts/remotes';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';

const late = (ms: number) => async (route: Route) => {
  await pause(ms);
  // The visit may have ended meanwhile.
  await route.continue().catch(() => {});
};

const damaged = async (route: Route) => {
  try {
    const answer = await route.fetch();
    const body = `${await answer.text()};globalThis.intruder = true`;
    await route.fulfill({ response: answer, body });
  } catch {
    // The visit has ended.
  }
};

/** What can become of a remote's files on their way. */
export const networkFaults = {
  'is up': (route) => route.continue(),
  'is down': (route) => route.abort('connectionrefused'),
  hangs: () => new Promise(() => {}),
  'answers 2 s late': late(2000),
  'answers 6 s late': late(6000),
  'answers with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'is gone': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'fails inside': (route) => route.fulfill({ status: 500, body: '' }),
  'answers with damaged files': damaged,
} satisfies Record<string, (route: Route) => Promise<unknown>>;

export type NetworkFault = keyof typeof networkFaults;

export const networkFaultNames = Object.keys(networkFaults) as NetworkFault[];

/** Lets a fault befall all scripts and styles of a remote. */
export const breakRemote = (context: BrowserContext, name: string, fault: NetworkFault) =>
  context.route(
    new RegExp(`${RELEASES_ADDRESS}${folderOf(name as RemoteName)}/.*\\.(js|css)$`),
    networkFaults[fault],
  );

export type ReleaseFault = keyof ReturnType<typeof releaseFaults>;

/** What a release can have in itself, as an alteration of the script that its modules share. */
export const releaseFaults = (name: RemoteName) => {
  const owner = new RegExp(`"data-owner":"${name}"`, 'g');
  const throwing = (when: string) => (script: string) =>
    script.replaceAll(
      owner,
      `"data-owner":(()=>{if(${when})throw new Error("slip");return "${name}"})()`,
    );
  return {
    'throws when it is evaluated': (script: string) =>
      `throw new Error("broken release");${script}`,
    'throws when it is drawn': throwing('true'),
    // Not before the visitor has done something with it.
    'throws later': throwing('self.hasPressed'),
  };
};
