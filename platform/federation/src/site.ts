import { runSite } from './commands/runSite';
import { processTerminal } from '@site/tooling/command-line/command';

process.exitCode = await runSite(process.argv.slice(2), processTerminal);
