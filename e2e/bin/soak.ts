import { randomInt } from 'node:crypto';
import { inspect } from 'node:util';
import { createCommand, main, wholeNumber } from '@site/tooling/command-line/command';
import type { Visit } from '../soak/grammar/plannedVisit';

interface Options {
  enquiries: number;
  seed?: number;
  visit?: number;
  site?: string;
}

const soak = createCommand(
  'npm run soak -w e2e --',
  'Send enquiries through every kind of fault; compare what was said with what is stored.',
)
  .option('--enquiries <number>', 'how many enquiries to send', wholeNumber(), 200)
  .option('--seed <number>', 'repeat a run: the same seed draws the same faults', wholeNumber())
  .option('--visit <number>', 'run this visit of the seed alone', wholeNumber({ least: 0 }))
  .option('--site <folder>', 'another composed site than dist/site')
  .action(async ({ enquiries, seed = 1 + randomInt(2 ** 31 - 1), visit, site }: Options) => {
    const { buildIfNeeded } = await import('@site/build/buildIfNeeded');
    const { siteFolder } = await import('@site/tooling/workspace');
    const { describeVisit } = await import('../soak/grammar/describeVisit');
    const { drawVisits } = await import('../soak/grammar/drawVisit');
    const { describeLedger } = await import('../soak/ledger/describeLedger');
    const { promises } = await import('../soak/ledger/promises');
    const { summarise } = await import('../soak/ledger/tally');
    const { soakSite } = await import('../soak/soakSite');
    if (site === undefined) await buildIfNeeded();
    const startedAt = Date.now();
    const same = `--seed ${seed} --enquiries ${enquiries}`;
    const drawn = drawVisits(seed, enquiries);
    console.log(`Seed ${seed}. To repeat this run: npm run soak -w e2e -- ${same}`);
    const describe = (it: Visit) => {
      describeVisit(it).forEach((line) => console.log(`  ${line}`));
      console.log(`  To repeat it: npm run soak -w e2e -- ${same} --visit ${it.number}`);
    };
    let reported = 0;
    const tally = await soakSite({
      visits: visit === undefined ? drawn : drawn.filter(({ number }) => number === visit),
      site: site ?? siteFolder,
      onVisit(count) {
        if (count - reported < 50) return;
        reported = count;
        console.log(`${count} of ${enquiries} enquiries`);
      },
      onViolation({ promise, seen }, broken, ledger) {
        console.log(`Visit ${broken.number} breaks "${promise}" (${promises[promise]}): ${seen}.`);
        describe(broken);
        describeLedger(ledger).forEach((line) => console.log(`  ${line}`));
      },
      onFailure(failed, cause, ledger) {
        console.log(`Visit ${failed.number} could not be completed: ${inspect(cause)}`);
        describe(failed);
        describeLedger(ledger).forEach((line) => console.log(`  ${line}`));
      },
    });
    summarise(tally).forEach((line) => console.log(line));
    const seconds = (Date.now() - startedAt) / 1000;
    const perMinute = Math.round((60 * tally.enquiries) / seconds);
    console.log(`It took ${Math.round(seconds)} s: ${perMinute} enquiries a minute.`);
    process.exit(tally.violations.length || tally.failures ? 1 : 0);
  });

await main(() => soak);
