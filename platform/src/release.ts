import { runRelease } from './composition/runRelease';
import { processTerminal } from './releases/command';

process.exitCode = await runRelease(process.argv.slice(2), processTerminal);
