import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openSite } from '@site/releases/deployments/openSite';
import type { Publisher } from '@site/releases/deployments/publisher';
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
  /** Tests bring builds that take no time. */
  openRebuilder?: typeof openRebuilder;
}

export function siteCommand(terminal: Terminal, options: SiteCommandOptions = {}): Command {
  const site = createCommand('npm run site --', 'Show and change which releases are live.').option(
    '--store <place>',
    'where releases and deployment states are: FOLDER or gs://BUCKET/FOLDER',
    storePlace,
  );
  const say = (line: string) => terminal.warn(line);
  const tools: SiteTools = {
    terminal,
    open(siteOptions) {
      const { store } = site.opts<{ store?: string }>();
      if (store && !isBucketAddress(store) && !existsSync(store)) {
        throw new UsageError(
          `${resolve(store)} is not a store. To make one: npm run release -- --store ${shellWord(resolve(store))}`,
        );
      }
      return openSite(store, { ...siteOptions, say });
    },
    record(to) {
      const { site: local } = tools.localSite();
      return to === undefined ? local : tools.open({ publisher: local.publisher, target: to });
    },
    localSite: () =>
      openPublicSite({
        target: options.local ?? localTarget(),
        open: tools.open,
        say,
        testPublisher: options.publisher,
      }),
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
