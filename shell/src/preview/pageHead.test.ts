import { forbidIndexing, removeStylesOf } from './pageHead';

function pageWith(head: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = head;
  return page;
}

test('a release’s styles are taken off the page, the others stay', () => {
  const page = pageWith(
    '<link rel="stylesheet" href="/releases/shell/1/main.css"><link rel="stylesheet" href="/releases/remote-order/1/form.css"><link rel="icon" href="/releases/remote-order/1/x.svg">',
  );
  const entry = '/releases/remote-order/1/remoteEntry.js';
  removeStylesOf(page, { release: '1', entry, integrity: {} });
  const left = [...page.querySelectorAll('link')].map((it) => it.getAttribute('href'));
  expect(left).toEqual(['/releases/shell/1/main.css', '/releases/remote-order/1/x.svg']);
});

test('search engines are told to pass by', () => {
  const page = pageWith('');
  forbidIndexing(page);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
