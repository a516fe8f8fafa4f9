import { withoutScript } from './limitSite';

test('scripts go, with what only serves them; the content stays, and does not miss them', () => {
  const html = `<html lang="en"><head>
<meta name="viewport" content="width=device-width"><script data-visits="/visits">go()</script>
<template id="site-scripts"><script src="/a.js?retry"></script></template>
<link rel="preload" as="script" crossorigin href="/b.js"><link rel="modulepreload" href="/c.js">
<link rel="preload" as="font" href="/f.woff2" crossorigin><script type="text/later" src="/a.js"></script>
<script type="speculationrules">{}</script></head><body><h1>Buy Now</h1></body>`;

  const bare = withoutScript(html);

  expect(bare.replace(/\s*\n\s*/g, '')).toBe(
    '<html data-booted lang="en"><head><meta name="viewport" content="width=device-width">' +
      '<link rel="preload" as="font" href="/f.woff2" crossorigin></head><body><h1>Buy Now</h1></body>',
  );
});
