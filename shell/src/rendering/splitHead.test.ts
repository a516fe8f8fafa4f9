import { splitHead } from './firstPart';

test('separates leading title, meta and link elements, and nothing else', () => {
  const content = '<header><link href="/x"/></header><title>later</title>';

  expect(splitHead(`<title>A &amp; B</title><link rel="preload" href="/a"/>${content}`)).toEqual({
    head: '<title>A &amp; B</title><link rel="preload" href="/a"/>',
    html: content,
  });
});
