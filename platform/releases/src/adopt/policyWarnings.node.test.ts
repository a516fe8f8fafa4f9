import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { policyWarnings } from './policyWarnings';
import { readBuildFolder } from './readBuildFolder';
import { placeStarter, starters } from './testing/starterBuilds';

const newFolder = temporaryFolders();

const warningsOf = (files: Record<string, string>) =>
  policyWarnings({
    from: 'dist',
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  });

test.each(starters)('a build of %s by the book has none', async (starter) => {
  const build = await readBuildFolder(placeStarter(starter, join(await newFolder(), 'dist')));
  expect(policyWarnings(build)).toEqual([]);
});

test.each([
  'e.innerHTML=t',
  'e.outerHTML = t',
  'e.insertAdjacentHTML("beforeend",t)',
  'h("p",{dangerouslySetInnerHTML:{__html:t}})',
  'document.write(t)',
  'trustedTypes.createPolicy("svelte-trusted-html",{})',
])('“%s” is refused by the policy of the page', (text) => {
  expect(warningsOf({ 'widget.js': text })).toEqual([
    "widget.js can make HTML from strings, which the page's policy refuses: use every part of it in a preview. The runtimes of Vue and Preact always cause this warning.",
  ]);
});

test('reading HTML is not, and React DOM does it only for those who ask', () => {
  const files = {
    'widget.js': 'e.innerHTML==""||e.textContent',
    'react-dom.js': 'e.innerHTML=t,{reconcilerVersion:"19"}',
  };
  expect(warningsOf(files)).toEqual([]);
});

test.each([
  'j("div",{className:"a",dangerouslySetInnerHTML:{__html:t}})',
  'window.trustedTypes.createPolicy("own",{})',
])('“%s” is told in a file that has React DOM as well', (text) => {
  const bundle = `case"dangerouslySetInnerHTML":e.innerHTML=t;r={reconcilerVersion:"19"};${text}`;
  expect(warningsOf({ 'assets/lazy.mjs': bundle })).toEqual([
    expect.stringMatching(/^assets\/lazy\.mjs can make HTML from strings/),
  ]);
});

test('video and sound are not played', () => {
  expect(warningsOf({ 'rain.mp4': '', 'rain.svg': '' })).toEqual([
    "rain.mp4 is not played: the page's policy allows no video or sound.",
  ]);
});
