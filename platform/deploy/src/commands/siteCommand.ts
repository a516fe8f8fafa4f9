import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openRecord } from '../deployments/openSite';
import { openStore, storeOption } from '@site/releases/store/openStore';
import type { Publisher } from '../deployments/publisher';
import { openRebuilder } from '@site/releases/making/rebuildReleases';
import { isBucketAddress } from '@site/releases/store/httpBucket';
import {
  createCommand,
  shellWord,
  UsageError,
  type Command,
  type Terminal,
} from '@site/tooling/command-line/command';
import { openPublicSite } from '../deploying/publicSite';
import type { Target } from '../host/target';
import { localTarget } from '../targets/localTarget';
import { addDeploy } from './deployVerb';
import { addDiff } from './diffVerb';
import { addHealth } from './healthVerb';
import { addPreview } from './previewVerb';
import { addReleaseVerbs } from './releaseVerbs';
import type { SiteTools } from './siteTools';
import { addStatus } from './statusVerb';
import { storePlace } from './storePlace';
import { addVerify } from './verifyVerb';

export interface SiteCommandOptions {
  /** Where the site of this machine goes, in tests. */
  publisher?: Publisher;
  /** The target `local`, in tests. */
  local?: Target;
  /** Where releases and deployments of this machine are, in tests. */
  folder?: string;
  /** Tests bring builds that take no time. */
  openRebuilder?: typeof openRebuilder;
}

export function siteCommand(terminal: Terminal, options: SiteCommandOptions = {}): Command {
  const site = createCommand('npm run site --', 'Show and change which releases are live.').option(
    '--store <place>',
    'where releases and states of public sites are: FOLDER or gs://BUCKET/FOLDER',
    storePlace,
  );
  const say = (line: string) => terminal.warn(line);
  const storeGiven = () => site.opts<{ store?: string }>().store;
  function place(): string | undefined {
    const store = storeGiven();
    if (store && !isBucketAddress(store) && !existsSync(store)) {
      throw new UsageError(
        `${resolve(store)} is not a store. To make one: npm run release -- --store ${shellWord(resolve(store))}`,
      );
    }
    return store ?? options.folder;
  }
  const publicSite = (target: Target, testPublisher?: Publisher) =>
    openPublicSite({ target, place: place(), say, testPublisher });
  const tools: SiteTools = {
    terminal,
    store: () => openStore(place()),
    record: (to) =>
      to === undefined ? tools.localSite() : openRecord(place(), { target: { name: to }, say }),
    publicSite,
    localSite() {
      const store = storeGiven();
      if (store === undefined || !storeOption(openStore(store)))
        return publicSite(options.local ?? localTarget(), options.publisher);
      // One record of this machine beside each store would be shared by all who name that store.
      throw new UsageError(
        `This machine shows releases of its own store alone. For a public site of ${store} add --to; to copy the newest releases here: npm run release -- --from ${shellWord(store)}`,
      );
    },
  };
  addStatus(site, tools);
  addReleaseVerbs(site, tools);
  addDiff(site, tools);
  addDeploy(site, tools);
  addPreview(site, tools);
  addVerify(site, tools, options.openRebuilder ?? openRebuilder);
  addHealth(site, tools);
  return site;
}
