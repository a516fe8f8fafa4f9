import { siteWith, type Breakage } from './brokenOutboxes';
import { faults } from './faults';
import { soak } from './soak';
import { isClean } from './summary';

const SEED = 20;

test('a short run: every fault once, and every accepted enquiry is stored exactly once, unseen by others', async () => {
  const tally = await soak({ seed: SEED, enquiries: faults.length });

  expect(tally).toMatchObject({ lost: [], doubled: [], leaked: [] });
  for (const { name } of faults) expect(tally.faults.get(name)).toBeGreaterThan(0);
  expect(tally.enquiries - tally.cutOff).toBeGreaterThan(faults.length / 2);
}, 240_000);

describe('a run notices an outbox that', () => {
  async function tallyOf(breakage: Breakage, fault: string) {
    const site = siteWith(breakage);
    const tally = await soak({
      seed: SEED,
      enquiries: 1,
      faults: faults.filter(({ name }) => name === fault),
      site: site.folder,
    });
    site.remove();
    expect(isClean(tally)).toBe(false);
    return tally;
  }

  test('forgets what it could not send at once', async () => {
    expect((await tallyOf('drops', '503')).lost.length).toBeGreaterThan(0);
  }, 120_000);

  test('sends the same enquiry under another id', async () => {
    expect((await tallyOf('doubles', 'lost acknowledgement')).doubled.length).toBeGreaterThan(0);
  }, 120_000);

  test('writes what was sent to the console', async () => {
    expect((await tallyOf('leaks', '503')).leaked.length).toBeGreaterThan(0);
  }, 120_000);
});
