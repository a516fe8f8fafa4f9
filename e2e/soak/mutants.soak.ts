import { mutants, siteWith, visitOf } from './siteMutants';
import { soakSite } from './soakSite';

test('the promise is kept in every visit in which a mutant breaks it', async () => {
  const { violations, taken } = await soakSite({
    visits: mutants.map(visitOf),
    isShrinking: false,
  });

  expect(violations).toEqual([]);
  expect(taken).toBeGreaterThan(mutants.length / 2);
}, 300_000);

test.each(mutants)(
  'a site that $title breaks the promise "$breaks"',
  async (mutant) => {
    const site = siteWith(mutant);
    try {
      const { violations } = await soakSite({
        visits: [visitOf(mutant, 0)],
        site: site.folder,
        isShrinking: false,
      });
      expect(violations.map(({ promise }) => promise)).toContain(mutant.breaks);
    } finally {
      site.remove();
    }
  },
  180_000,
);
