import type { Command } from '@site/tooling/command-line/command';
import type { DiffOptions } from './runDiff';
import { withTarget, type SiteTools } from './siteTools';

/** Says what visitors would get otherwise than now. Changes nothing. */
export const addDiff = (site: Command, tools: SiteTools) =>
  withTarget(site.command('diff [release-or-address...]'), 'local, with --live production')
    .description(
      'show what would change for visitors with these releases, or with those of a preview: texts, pages, headers and files; with the newest by default',
    )
    .option('--live', 'compare with what the site shows now, instead of what is recorded of it')
    .option('--out <folder>', 'where the report goes (default: dist/diff)')
    .option('--no-pages', 'compare texts, headers and files alone, without a browser')
    .action(async (args: string[], options: DiffOptions) => {
      // No other command waits until this is loaded.
      const { runDiff } = await import('./runDiff');
      await runDiff(args, options, tools);
    });
