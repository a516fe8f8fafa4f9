import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '@site/federation/build/buildSite';
import { siteFolder } from '@site/tooling/workspace';
import { isClean, summary } from './summary';
import { soak } from './soak';

/** `npm run soak`: sends many enquiries through many faults, and counts what was lost, doubled or leaked. */

const USAGE = 'Use: npm run soak -- [--seed NUMBER] [--enquiries NUMBER] [--site COMPOSED_FOLDER]';

/** Ends the command with one sentence for the person who gave it. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readNumber(name: string, given: string | undefined, otherwise: number): number {
  const number = Number(given ?? otherwise);
  if (!Number.isSafeInteger(number) || number < 1) {
    refuse(`--${name} takes a whole number from 1 on. ${USAGE}`);
  }
  return number;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string' },
        enquiries: { type: 'string' },
        site: { type: 'string' },
      },
    });
    return {
      seed: readNumber('seed', values.seed, 1 + randomInt(2 ** 31 - 1)),
      enquiries: readNumber('enquiries', values.enquiries, 200),
      site: values.site ?? siteFolder,
    };
  } catch (failure) {
    return refuse(`${(failure as Error).message.split('\n')[0]} ${USAGE}`);
  }
}

const options = readOptions();
if (options.site === siteFolder) await buildIfNeeded();
const started = Date.now();
console.log(`Seed ${options.seed}; npm run soak -- --seed ${options.seed} repeats this run.`);
const tally = await soak({
  ...options,
  onRound: (fault, count) => console.log(`${count}/${options.enquiries} ${fault}`),
});
summary(tally).forEach((line) => console.log(line));
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
process.exit(isClean(tally) ? 0 : 1);
