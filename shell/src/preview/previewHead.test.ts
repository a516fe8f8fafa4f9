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

test('search engines are told not to index the page', () => {
  const page = pageWith('');
  forbidIndexing(page);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
