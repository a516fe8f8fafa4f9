import { setTimeout as wait } from 'node:timers/promises';
import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import { hasIntegrity } from '@site/releases/release/hashFiles';

/** A page as a tab keeps it: which releases it runs, and what it may still load. */
export interface Tab {
  /** The version of each release, such as `products 1.1.0`. */
  releases: string[];
  /** Files that the page names, with the hash that each must have. */
  files: ReadonlyMap<string, string>;
}

interface Pinned {
  release: string;
  entry: string;
  integrity: Record<string, string>;
}

const blockIn = (html: string, id: string) =>
  new RegExp(`<script[^>]*id="${id}"[^>]*>(\\{[^<]*)</script>`).exec(html)?.[1];

const scriptAt = (folder: string) => new RegExp(`src="(${folder}[^"?]*)" integrity="([^"]*)"`);
const PINS_SCRIPT = scriptAt(PINS_ADDRESS);

const pinsIn = (script: string) =>
  JSON.parse(/\{.*\}/s.exec(script)?.[0] ?? '') as Record<string, Pinned>;

/** Opens the home page, as a visitor does. Rejects when there is no whole page. */
export async function openTab(address: string): Promise<Tab> {
  const response = await fetch(`${address}/`);
  const html = await response.text();
  const block = blockIn(html, PINNED_RELEASES_ID);
  if (response.status !== 200 || block === undefined || !html.endsWith('</html>\n')) {
    throw new Error(`There is no whole page: ${response.status} ${html.slice(0, 200)}`);
  }
  const named = Object.keys(JSON.parse(block) as object);
  const [, script = '', hash = ''] = PINS_SCRIPT.exec(html) ?? [];
  const pins = pinsIn(await (await fetch(address + script)).text());
  const pinned = named.map((name) => [name, pins[name] as Pinned] as const);
  const files = new Map(pinned.flatMap(([, { integrity }]) => Object.entries(integrity)));
  return {
    releases: pinned.map(([name, { release }]) => `${name} ${release.split('-')[0]}`),
    files: files.set(script, hash),
  };
}

/** The files that a tab asks for in vain, or that are not what its page names. */
export async function missingIn(address: string, tab: Tab): Promise<string[]> {
  const answers = await Promise.all(
    [...tab.files].map(async ([path, hash]) => {
      const response = await fetch(address + path);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.status === 200 && hasIntegrity(bytes, hash) ? [] : [path];
    }),
  );
  return answers.flat();
}

/** Opens the home page again and again. `stop` gives what went wrong meanwhile. */
export function visitOften(address: string): { stop(): Promise<string[]> } {
  const failures: string[] = [];
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      await openTab(address).catch((failure: Error) => failures.push(failure.message));
      await wait(10);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await visits;
      return failures;
    },
  };
}
