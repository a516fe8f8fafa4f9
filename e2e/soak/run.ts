import { randomInt } from 'node:crypto';
import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';

const code = await runScript(
  {
    name: 'npm run soak',
    summary:
      'Send enquiries through every kind of fault; compare what was said with what is stored.',
    options: {
      enquiries: { value: 'NUMBER', help: 'how many enquiries to send (default: 200)' },
      seed: { value: 'NUMBER', help: 'repeat a run: the same seed draws the same faults' },
      site: { value: 'FOLDER', help: 'another composed site than dist/site' },
    },
  },
  async ({ values }) => {
    const seed = readNumber('seed', values.seed, { otherwise: 1 + randomInt(2 ** 31 - 1) });
    const enquiries = readNumber('enquiries', values.enquiries, { otherwise: 200 });
    const { buildIfNeeded } = await import('@site/federation/build/buildSite');
    const { siteFolder } = await import('@site/tooling/workspace');
    const { drawVisits } = await import('./grammar/drawVisit');
    const { summarise } = await import('./ledger/tally');
    const { soak } = await import('./soak');
    if (values.site === undefined) await buildIfNeeded();
    const startedAt = Date.now();
    console.log(
      `Seed ${seed}. To repeat this run: npm run soak -- --seed ${seed} --enquiries ${enquiries}`,
    );
    let reported = 0;
    const tally = await soak({
      visits: drawVisits(seed, enquiries),
      site: values.site ?? siteFolder,
      onVisit(count) {
        if (count - reported < 50) return;
        reported = count;
        console.log(`${count} of ${enquiries} enquiries`);
      },
    });
    summarise(tally).forEach((line) => console.log(line));
    console.log(`It took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
    return tally.violations.length ? 1 : 0;
  },
);
process.exit(code);
