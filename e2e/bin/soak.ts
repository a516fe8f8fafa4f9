import { randomInt } from 'node:crypto';
import { inspect } from 'node:util';
import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';
import type { Visit } from '../soak/grammar/plannedVisit';

const code = await runScript(
  {
    name: 'npm run soak',
    summary:
      'Send enquiries through every kind of fault; compare what was said with what is stored.',
    options: {
      enquiries: { value: 'NUMBER', help: 'how many enquiries to send (default: 200)' },
      seed: { value: 'NUMBER', help: 'repeat a run: the same seed draws the same faults' },
      visit: { value: 'NUMBER', help: 'run this visit of the seed alone' },
      site: { value: 'FOLDER', help: 'another composed site than dist/site' },
    },
  },
  async ({ values }) => {
    const seed = readNumber('seed', values.seed, { otherwise: 1 + randomInt(2 ** 31 - 1) });
    const enquiries = readNumber('enquiries', values.enquiries, { otherwise: 200 });
    const { buildIfNeeded } = await import('@site/build/buildIfNeeded');
    const { siteFolder } = await import('@site/tooling/workspace');
    const { describeVisit } = await import('../soak/grammar/describeVisit');
    const { drawVisits } = await import('../soak/grammar/drawVisit');
    const { describeLedger } = await import('../soak/ledger/describeLedger');
    const { promises } = await import('../soak/ledger/promises');
    const { summarise } = await import('../soak/ledger/tally');
    const { soakSite } = await import('../soak/soakSite');
    if (values.site === undefined) await buildIfNeeded();
    const startedAt = Date.now();
    const same = `--seed ${seed} --enquiries ${enquiries}`;
    const drawn = drawVisits(seed, enquiries);
    const visit = readNumber('visit', values.visit, {
      otherwise: -1,
      least: 0,
      most: drawn.length - 1,
    });
    console.log(`Seed ${seed}. To repeat this run: npm run soak -- ${same}`);
    const describe = (it: Visit) => {
      describeVisit(it).forEach((line) => console.log(`  ${line}`));
      console.log(`  To repeat it: npm run soak -- ${same} --visit ${it.number}`);
    };
    let reported = 0;
    const tally = await soakSite({
      visits: visit < 0 ? drawn : drawn.filter(({ number }) => number === visit),
      site: values.site ?? siteFolder,
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
    return tally.violations.length || tally.failures ? 1 : 0;
  },
);
process.exit(code);
