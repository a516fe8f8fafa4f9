import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { languages } from '@site/company/languages';
import { productContent } from './schema';

const template = join(root, 'platform/tooling/templates/product');

test.each(languages)(
  'what a new product begins with in %s has all that a page shows',
  (language) => {
    const text = readFileSync(join(template, `content.${language}.json`), 'utf8')
      .replaceAll('{front}', 'forte-carton')
      .replaceAll('{back}', 'forte-blister')
      .replaceAll('{name}', '{product} Gel');

    expect(productContent.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
  },
);
