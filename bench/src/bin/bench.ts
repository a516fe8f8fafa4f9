import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';
import { readSelection } from '../readSelection';

const code = await runScript(
  {
    name: 'npm run bench',
    summary: 'Measure how fast the pages are, against the same pages without script.',
    options: {
      rounds: { value: 'NUMBER', help: 'how often to measure each page (default: 5)' },
      minutes: {
        value: 'NUMBER',
        help: 'after so many, measure no page that was measured before (default: no limit)',
      },
      routes: {
        value: 'PATHS',
        help: 'only these routes, separated by commas, such as /,/buy-now',
      },
      language: { value: 'NAME', help: 'only the pages in this language: en or hi' },
      only: { value: 'PART', help: 'only lighthouse, or only touch' },
      quick: { help: 'one round of three pages in English' },
      keep: { help: 'write the results of a full run into bench/results' },
    },
  },
  async ({ values }) => {
    const selection = readSelection(values);
    const rounds = readNumber('rounds', values.rounds, { otherwise: values.quick ? 1 : 5 });
    const { runBench } = await import('../runBench');
    const minutes = readNumber('minutes', values.minutes, { otherwise: Infinity });
    return runBench({ ...selection, rounds, minutes });
  },
);
process.exit(code);
