import type { SourcedText, TextSources } from '@site/contracts/publishedRelease';
import type { InspectedRelease } from '../inspectedRelease';
import { findSources } from './findSources';
import { indexesOf } from './indexesOf';

let line = 0;
const at = (file: string, path: string, text: string): SourcedText => ({
  file,
  line: (line += 1),
  path,
  text,
});
const release = (name: string, sources: TextSources | undefined): InspectedRelease => ({
  name,
  owner: `@site/${name}`,
  release: '1.0.0-0123456789ab',
  commit: undefined,
  sources,
});

const releases = [
  release('shell', {
    own: {
      en: [
        at('site.json', 'header.home', 'Home'),
        at('site.json', 'header.buyNow', 'Buy Now'),
        at('site.json', 'footer.onNetwork', 'Cirvena on {network}'),
        at('home.json', 'order.title', 'Buy Now'),
        at('home.json', 'order.lead', 'Leave your details.'),
        at('home.json', 'count', '{first} of {count}'),
      ],
      hi: [at('hi/site.json', 'header.home', 'होम')],
    },
    common: {
      en: [
        at('brand.json', 'phone', '+91 1'),
        at('brand.json', 'tagline', 'Restoring blood, Empowering legs'),
        at('brand.json', 'social.linkedin', 'linkedin'),
        at('products.ts', 'Forte', 'Cirvena Forte'),
      ],
    },
  }),
  release('order', {
    own: {
      en: [
        at('form.json', 'button', 'Buy Now'),
        at('form.json', 'caption', 'Enquiry of {name}'),
        at('form.json', 'without', 'Call +91 1 or {message}.'),
        at('form.json', 'message', 'write to us'),
        at('form.json', 'rows[0].title', 'Citrus'),
        at('form.json', 'rows[0].amount', '500 mg'),
        at('form.json', 'rows[1].title', 'Calcium'),
        at('form.json', 'rows[1].amount', '500 mg'),
        at('messages.json', 'saved', 'Order received'),
      ],
    },
  }),
  release('old', undefined),
];

/** The texts of some HTML, each with the places that it may come from. */
function found(html: string): string[] {
  document.body.innerHTML = `<div lang="en">${html}</div>`;
  return findSources(document.body, indexesOf(releases)).map(
    ({ attribute, text, sources }) =>
      `${attribute ? `${attribute} ` : ''}${text}: ${sources.map((source) => `${source.file} ${source.path}`).join(', ') || '-'}`,
  );
}

test.each([
  ['<p>Home</p>', ['Home: site.json header.home']],
  ['<p lang="hi">होम</p>', ['होम: hi/site.json header.home']],
  ['<img alt=" Home "><i>7</i>', ['alt Home: site.json header.home']],
  [
    '<a aria-label="Cirvena on LinkedIn"></a>',
    ['aria-label Cirvena on LinkedIn: site.json footer.onNetwork'],
  ],
  ['<p>+91 1</p><p>12</p>', ['+91 1: brand.json phone']],
  [
    '<h1>Restoring blood, <b>Empowering legs</b></h1>',
    ['Restoring blood, Empowering legs: brand.json tagline'],
  ],
])('%s', (html, texts) => {
  expect(found(html)).toEqual(texts);
});

test('the same words in two places are told apart by the texts around them', () => {
  const header = '<nav><a>Home</a><a>Buy Now</a></nav>';
  const order = '<section><h2>Buy Now</h2><p>Leave your details.</p></section>';
  expect(found(header + order).filter((line) => line.startsWith('Buy'))).toEqual([
    'Buy Now: site.json header.buyNow',
    'Buy Now: home.json order.title',
  ]);
  const row = (name: string) => `<tr><th>${name}</th><td>500 mg</td></tr>`;
  const table = `<table data-owner="order">${row('Calcium')}${row('Citrus')}</table>`;
  expect(found(table)).toEqual([
    'Calcium: form.json rows[1].title',
    '500 mg: form.json rows[1].amount',
    'Citrus: form.json rows[0].title',
    '500 mg: form.json rows[0].amount',
  ]);
});

test('what nothing around tells apart keeps all its places', () => {
  expect(found('<h2>Buy Now</h2>')).toEqual([
    'Buy Now: site.json header.buyNow, home.json order.title',
  ]);
});

test('only what is written somewhere, or a number, fills a placeholder', () => {
  expect(found('<p>1 of 3</p><p data-owner="order">Enquiry of Cirvena Forte</p>')).toEqual([
    '1 of 3: home.json count',
    'Enquiry of Cirvena Forte: form.json caption',
  ]);
  expect(found('<p>Best of all</p>')).toEqual(['Best of all: -']);
});
