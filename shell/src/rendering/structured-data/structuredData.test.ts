import { products } from '@site/company/products';
import { structuredDataOf } from './structuredData';
import type { DescribedPage } from './pageNodes';

type Node = Record<string, unknown>;

const head = { title: 'Title', description: 'Description.' };
const productPath = products[0]?.path ?? '';
const drug = { '@type': 'Drug', name: 'Drug' };

function nodesOf(page: Partial<DescribedPage>): Record<string, Node> {
  const graph = structuredDataOf({ route: productPath, language: 'en', head, ...page }) as {
    '@graph': Node[];
  };
  return Object.fromEntries(graph['@graph'].map((node) => [node['@type'], node]));
}

test('a page in another language names the product that the default one describes', () => {
  const described = { ...drug, warning: 'Ask a doctor.' };
  const [english, hindi] = (['en', 'hi'] as const).map((language) =>
    nodesOf({ language, product: { drug: described } }),
  );
  expect(english?.Drug).toHaveProperty('warning');
  expect(hindi?.Drug).toEqual({ ...drug, '@id': english?.Drug?.['@id'] });
  expect(hindi?.MedicalWebPage).toMatchObject({ about: { '@id': english?.Drug?.['@id'] } });
});

test('a reviewed page names its reviewer', () => {
  const reviewed = { by: 'Dr A. Rao', on: '2026-01-31' };
  expect(nodesOf({ product: { drug, reviewed } }).MedicalWebPage).toMatchObject({
    lastReviewed: '2026-01-31',
    reviewedBy: { name: 'Dr A. Rao' },
  });
});
