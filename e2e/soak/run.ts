import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '@site/federation/build/buildSite';
import { siteFolder } from '@site/tooling/workspace';
import { drawVisits } from './grammar/drawVisit';
import { summarise } from './ledger/tally';
import { soak } from './soak';

const USAGE = `Usage: npm run soak -- [--enquiries NUMBER] [--seed NUMBER] [--site FOLDER]

Sends enquiries through faults of every kind and compares what the page said with what is stored.

  --enquiries NUMBER  how many enquiries to send (default: 200)
  --seed NUMBER       repeats a run: the same seed draws the same faults
  --site FOLDER       a composed site to test instead of the built one
  --help              shows this`;

function refuse(message: string): never {
  console.error(`${message} Run: npm run soak -- --help`);
  process.exit(2);
}

function readNumber(name: string, given: string | undefined, otherwise: number): number {
  const number = Number(given ?? otherwise);
  if (Number.isSafeInteger(number) && number >= 1) return number;
  return refuse(`Invalid --${name} "${given}" (expected a whole number from 1).`);
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { seed: text, enquiries: text, site: text, help: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    return {
      seed: readNumber('seed', values.seed, 1 + randomInt(2 ** 31 - 1)),
      enquiries: readNumber('enquiries', values.enquiries, 200),
      site: values.site ?? siteFolder,
    };
  } catch (failure) {
    return refuse((failure as Error).message.split('\n')[0] ?? '');
  }
}

const options = readOptions();
if (options.site === siteFolder) await buildIfNeeded();
const startedAt = Date.now();
console.log(
  `Seed ${options.seed}. To repeat this run: npm run soak -- --seed ${options.seed} --enquiries ${options.enquiries}`,
);
let reported = 0;
const tally = await soak({
  visits: drawVisits(options.seed, options.enquiries),
  site: options.site,
  onVisit(enquiries) {
    if (enquiries - reported < 50) return;
    reported = enquiries;
    console.log(`${enquiries} of ${options.enquiries} enquiries`);
  },
});
summarise(tally).forEach((line) => console.log(line));
console.log(`It took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
process.exit(tally.violations.length ? 1 : 0);
