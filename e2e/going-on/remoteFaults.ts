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
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  } catch {
    // The visit has ended.
  }
};

/** What can become of a remote's files on their way. */
export const networkFaults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
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
};

/** Lets a fault befall all scripts and styles of a remote. */
export const breakRemote = (context: BrowserContext, name: string, fault: string) =>
  context.route(
    new RegExp(`${RELEASES_ADDRESS}${folderOf(name as RemoteName)}/.*\\.(js|css)$`),
    networkFaults[fault] as (route: Route) => Promise<unknown>,
  );

/** What a release can have in itself, as an alteration of the script that its modules share. */
export const releaseFaults = (
  name: RemoteName,
): Readonly<Record<string, (script: string) => string>> => {
  const owner = new RegExp(`"data-owner":"${name}"`, 'g');
  const throwing = (when: string) => (script: string) =>
    script.replaceAll(
      owner,
      `"data-owner":(()=>{if(${when})throw new Error("slip");return "${name}"})()`,
    );
  return {
    'throws when it is evaluated': (script) => `throw new Error("broken release");${script}`,
    'throws when it is drawn': throwing('true'),
    // Not before the visitor has done something with it.
    'throws later': throwing('self.hasPressed'),
  };
};
