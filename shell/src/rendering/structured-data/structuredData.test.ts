import { brand } from '@site/contracts/brand';
import { paths, routes } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
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

test('the home page describes company, site and itself; all others themselves and their breadcrumb', () => {
  for (const path of routes) {
    const types =
      path === paths.home ? ['Organization', 'WebSite', 'WebPage'] : ['WebPage', 'BreadcrumbList'];
    expect(Object.keys(nodesOf({ route: path }))).toEqual(types);
  }
});

test('the home page describes the company of brand.json; other pages name it alone', () => {
  const { Organization: described } = nodesOf({ route: paths.home });
  expect(described).toMatchObject({
    name: brand.company,
    email: brand.email,
    telephone: brand.phone,
    sameAs: Object.values(brand.social),
  });
  expect(nodesOf({}).WebPage?.publisher).toEqual({
    '@type': 'Organization',
    '@id': described?.['@id'],
    name: brand.company,
    url: `${brand.origin}/`,
  });
});

test('every reference is to a node of the same document', () => {
  const graph = structuredDataOf({
    route: productPath,
    language: 'en',
    head,
    product: { drug },
  }) as {
    '@graph': Node[];
  };
  const ids: unknown[] = [];
  const pointers: unknown[] = [];
  JSON.stringify(graph, (_, value: unknown) => {
    const keys = value && typeof value === 'object' ? Object.keys(value) : [];
    const list = keys.length === 1 ? pointers : ids;
    if (keys.includes('@id')) list.push((value as Node)['@id']);
    return value;
  });
  expect(pointers).toHaveLength(3);
  expect(ids).toEqual(expect.arrayContaining(pointers));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the page of a product is about the product, which the company makes', () => {
  const { MedicalWebPage: page, Drug: product } = nodesOf({ product: { drug } });
  expect(page).toMatchObject({ name: 'Title', about: { '@id': product?.['@id'] } });
  expect(page).not.toHaveProperty('lastReviewed');
  expect(product).toMatchObject({ name: 'Drug', manufacturer: { '@id': expect.any(String) } });
});

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

test('the breadcrumb leads from the home page to the page', () => {
  expect(nodesOf({}).BreadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, item: `${brand.origin}/` },
      { position: 2, name: 'Title', item: brand.origin + productPath },
    ],
  });
});
