import { runRelease } from './commands/runRelease';
import { processTerminal } from '@site/tooling/command-line/command';

process.exitCode = await runRelease(process.argv.slice(2), processTerminal);
