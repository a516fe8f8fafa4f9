import { runHosting } from './hosting/runHosting';
import { processTerminal } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';

process.exitCode = await runHosting(process.argv.slice(2), processTerminal, root);
