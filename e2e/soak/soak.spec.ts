import { mutants, siteWith, visitOf } from './mutants';
import { soak } from './soak';

test.each(mutants)(
  'an outbox that $title breaks the promise "$breaks"',
  async (mutant) => {
    const site = siteWith(mutant);
    try {
      const { violations } = await soak({
        visits: [visitOf(mutant, 0)],
        site: site.folder,
        isShrinking: false,
      });
      expect(violations.map(({ promise }) => promise)).toContain(mutant.breaks);
    } finally {
      site.remove();
    }
  },
  60_000,
);
