import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';

const code = await runScript(
  {
    name: 'npm run bench',
    summary: 'Compare the federation with the same code as one bundle, in bytes and in time.',
    options: { rounds: { value: 'NUMBER', help: 'how often to open each page (default: 12)' } },
  },
  async ({ values }) => {
    const rounds = readNumber('rounds', values.rounds, { otherwise: 12 });
    const { compareSites } = await import('./compareSites');
    return compareSites(rounds);
  },
);
process.exit(code);
