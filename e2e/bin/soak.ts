import { randomInt } from 'node:crypto';
import { inspect } from 'node:util';
import { createCommand, main, wholeNumber } from '@site/tooling/command-line/command';
import type { Ledger, PromiseName, Violation } from '../soak/ledger/ledger';
import type { Visit } from '../soak/visits';

interface Options {
  enquiries: number;
  seed?: number;
  visit?: string;
}

/** How the breach of a promise counts, other than that a visitor was told what is not so. */
const countedAs: Readonly<Partial<Record<PromiseName, string>>> = {
  kept: 'lost',
  once: 'doubled',
  private: 'leaked',
};

const soak = createCommand(
  'npm run soak -w e2e --',
  'Send enquiries through every kind of fault; compare what was said with what is stored.',
)
  .option('--enquiries <number>', 'how many enquiries to send', wholeNumber(), 200)
  .option('--seed <number>', 'repeat a run: the same seed draws the same faults', wholeNumber())
  .option('--visit <path>', 'repeat this visit of the seed alone, and look for a shorter one')
  .action(async ({ enquiries, seed = 1 + randomInt(2 ** 31 - 1), visit: path }: Options) => {
    const { default: fc } = await import('fast-check');
    const { buildIfNeeded } = await import('@site/deploy/buildIfNeeded');
    const { runVisits } = await import('../soak/runVisits');
    const { visits } = await import('../soak/visits');
    await buildIfNeeded();

    const ledgers: Ledger[] = [];
    const wrong: (Violation | Error)[] = [];
    const run = (chosen: readonly Visit[]) =>
      runVisits(chosen, {
        onVisit: (ledger) => void ledgers.push(ledger),
        onWrong(what, ledger, index) {
          wrong.push(what);
          console.log(`Visit ${index} went wrong:`, what);
          console.log(
            inspect(
              { ...ledger, texts: undefined },
              { depth: 4, maxArrayLength: null, breakLength: 160 },
            ),
          );
          console.log(`${fc.stringify(chosen[index])}\n  --seed ${seed} --visit ${path ?? index}`);
        },
      });

    if (path !== undefined) {
      const property = fc.asyncProperty(visits, async (visit) => {
        wrong.length = 0;
        await run([visit]);
        if (wrong.length) throw new Error(wrong.map((it) => inspect(it)).join('\n'));
      });
      const outcome = await fc.check(property, { seed, path, numRuns: 1 });
      console.log((await fc.asyncDefaultReportMessage(outcome)) ?? 'Every promise was kept.');
      process.exit(outcome.failed ? 1 : 0);
    }

    console.log(`Seed ${seed}. To repeat this run: --seed ${seed} --enquiries ${enquiries}`);
    const startedAt = Date.now();
    let left = enquiries;
    const chosen = fc.sample(visits, { seed, numRuns: enquiries }).filter((visit) => {
      const isWanted = left > 0;
      left -= visit.length;
      return isWanted;
    });
    await run(chosen);

    /** How often the page said what, so that a promise that was never put to the test is seen. */
    const said: Record<string, number> = {};
    for (const { meaning } of ledgers.flatMap((ledger) => ledger.said))
      said[meaning] = (said[meaning] ?? 0) + 1;
    console.log('What the page said:', said);
    const placed = ledgers.reduce((sum, ledger) => sum + ledger.enquiries.length, 0);
    const violations = wrong.flatMap((it) => ('promise' in it ? it.promise : []));
    const kinds = ['lost', 'doubled', 'leaked', 'told wrong'].map(
      (kind) =>
        `${violations.filter((promise) => (countedAs[promise] ?? 'told wrong') === kind).length} ${kind}`,
    );
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(
      `${placed} enquiries in ${ledgers.length} visits, in ${seconds} s: ${kinds.join(', ')}, ` +
        `${wrong.length - violations.length} visits not completed.`,
    );
    process.exit(wrong.length ? 1 : 0);
  });

await main(() => soak);
