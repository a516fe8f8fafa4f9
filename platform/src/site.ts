import { runSite } from './composition/runSite';
import { processTerminal } from './releases/command';

process.exitCode = await runSite(process.argv.slice(2), processTerminal);
