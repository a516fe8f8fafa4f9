import { chunksNeeded } from './chunks';

const chunk = (id: string, code = '') =>
  Buffer.from(
    `(self.webpackChunkshop=self.webpackChunkshop||[]).push([[${id}],{1(e,t,r){${code}}}])`,
  );

test.each([
  ['minified', 'r.e(66).then(f)'],
  ['of a name', 'r.e("i").then(f)'],
  ['with a comment', 'r.e(/*! import() */ 66).then(f)'],
  ['with a priority', 'r.e(66,"high").then(f)'],
])('a chunk that another one asks for is needed too: a call %s', (_, code) => {
  const files = new Map([
    ['widget.js', chunk('1', code)],
    ['later.js', chunk(code.includes('"i"') ? '"i"' : '66')],
    ['other.js', chunk('67')],
  ]);
  expect(chunksNeeded({ from: 'dist', files }, ['widget.js'])).toEqual(['widget.js', 'later.js']);
});
