import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelFacts } from './label/labelFacts';

// When this fails, a page says something else than the packs in its pictures: `npm run packshots -w picture-sources` renders them again.
test.each(['forte', 'cream'] as const)(
  'the pictures of %s say what its content says',
  async (id) => {
    const printed = JSON.parse(
      readFileSync(join(__dirname, 'textsOnPacks.json'), 'utf8'),
    ) as object;
    expect(printed).toHaveProperty(id, await labelFacts(id));
  },
);
