import { runHosting } from './hosting/runHosting';
import { processTerminal } from './releases/command';
import { root } from './workspace';

process.exitCode = await runHosting(process.argv.slice(2), processTerminal, root);
