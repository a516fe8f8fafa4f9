import { forbidIndexing, removeStylesOf } from './previewHead';

function pageWith(head: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = head;
  return page;
}

test('a release’s styles are removed, the others stay', () => {
  const page = pageWith(
    '<style data-href="main.css" data-base="/releases/shell/1/"></style><style data-href="form.css" data-base="/releases/remote-order/1/"></style>',
  );
  const entry = '/releases/remote-order/1/remoteEntry.js';
  removeStylesOf(page, { release: '1', entry, integrity: {} });
  const left = [...page.querySelectorAll('style')].map((it) => it.dataset.href);
  expect(left).toEqual(['main.css']);
});

test('of a page’s one block of styles, the layer of the remote is removed, and what says that its sheet is there', () => {
  const base = '/releases/remote-order/1/';
  const layers = ['ui', 'shell', 'remotes.order', 'ui', 'remotes.offers', 'order'];
  const styles = layers.map((name) => `@layer ${name}{.card{color:red}}`).join('');
  document.head.innerHTML = `<style>${styles}</style><link rel="stylesheet" data-href="form.css" data-base="${base}">`;
  removeStylesOf(document, { release: '1', entry: `${base}remoteEntry.js`, integrity: {} });

  const rules = document.querySelector('style')?.sheet?.cssRules ?? [];
  const left = [...rules].map(({ cssText }) => cssText.split(' ')[1]);
  expect(left).toEqual(['ui', 'shell', 'ui', 'remotes.offers']);
  expect(document.querySelector('link')).toBeNull();
});

test('search engines are told not to index the page', () => {
  const page = pageWith('');
  forbidIndexing(page);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
