import { UsageError } from '@site/tooling/command-line/command';
import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';
import { readSelection } from '../readSelection';

/** @throws UsageError for other words, and for options that are about pages */
async function measureGrowth(
  words: readonly string[],
  { products, remotes, ...others }: Record<string, string | boolean | undefined>,
): Promise<void> {
  const surplus = words.find((it, index) => index > 0 || it !== 'growth');
  if (surplus !== undefined) throw new UsageError(`Unexpected argument "${surplus}".`);
  const [other] = Object.keys(others);
  if (other !== undefined) throw new UsageError(`--${other} is not for growth.`);
  const { runGrowth } = await import('../growth/runGrowth');
  await runGrowth({ products: textOf(products), remotes: textOf(remotes) });
}

const textOf = (value: string | boolean | undefined) =>
  typeof value === 'string' ? value : undefined;

const code = await runScript(
  {
    name: 'npm run bench',
    summary: 'Measure how fast the pages are, against the same pages without script.',
    words: '[growth]',
    details: ['growth: measure how composing grows with products and remotes, on made-up sites'],
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
      products: { value: 'NUMBERS', help: 'growth: how many products (default: 2,20,200,2000)' },
      remotes: { value: 'NUMBERS', help: 'growth: how many remotes (default: 3,10,30)' },
      keep: { help: 'write the results of a full run into bench/results' },
    },
  },
  async ({ values, words: [word, ...further] }) => {
    const { products, remotes, ...ofPages } = values;
    if (word !== undefined) return measureGrowth([word, ...further], values);
    if (products ?? remotes) throw new UsageError('--products and --remotes are for growth.');
    const selection = readSelection(ofPages);
    const rounds = readNumber('rounds', values.rounds, { otherwise: values.quick ? 1 : 5 });
    const { runBench } = await import('../runBench');
    const minutes = readNumber('minutes', values.minutes, { otherwise: Infinity });
    return runBench({ ...selection, rounds, minutes });
  },
);
process.exit(code);
