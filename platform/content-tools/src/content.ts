import { runContent } from './content/runContent';

process.exitCode = await runContent(process.argv.slice(2));
