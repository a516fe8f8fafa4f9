import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { publisherIn } from '@site/compose';
import { isBucketAddress, openRebuilder, openSite, type Publisher } from '@site/releases';
import {
  createCommand,
  untilStopped,
  UsageError,
  type Command,
  type Terminal,
} from '@site/tooling/command-line/command';
import { serveTargets } from '../targets/serveTargets';
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
  /** Tests bring builds that take no time. */
  openRebuilder?: typeof openRebuilder;
}

export function siteCommand(terminal: Terminal, options: SiteCommandOptions = {}): Command {
  const site = createCommand('npm run site --', 'Show and change which releases are live.')
    .option(
      '--store <place>',
      'where releases and deployment states are: FOLDER or gs://BUCKET/FOLDER',
      storePlace,
    )
    .option('--site <folder>', 'where the composed site is, if not in dist/site');
  const say = (line: string) => terminal.warn(line);
  const tools: SiteTools = {
    terminal,
    open(siteOptions) {
      const { store } = site.opts<{ store?: string }>();
      if (store && !isBucketAddress(store) && !existsSync(store)) {
        throw new UsageError(`${resolve(store)} is no store: npm run release makes one.`);
      }
      return openSite(store, { ...siteOptions, say });
    },
    local() {
      const { site: folder } = site.opts<{ site?: string }>();
      const composed = folder === undefined ? undefined : resolve(folder);
      return tools.open({ publisher: options.publisher ?? publisherIn(composed, say) });
    },
  };
  addStatus(site, tools);
  addReleaseVerbs(site, tools);
  addDiff(site, tools);
  addDeploy(site, tools);
  addPreview(site, tools);
  addVerify(site, tools, options.openRebuilder ?? openRebuilder);
  addHealth(site, tools);
  site
    .command('serve')
    .description('serve the targets that are folders of this machine, to try deployments')
    .option('--targets <file>', 'where the targets are described, if not in targets.json')
    .action(async ({ targets }: { targets?: string }) => {
      const { lines, close } = await serveTargets(targets);
      lines.forEach((line) => terminal.write(`${line}\n`));
      terminal.write('Ctrl-C stops it.\n');
      await untilStopped();
      await close();
    });
  return site;
}
