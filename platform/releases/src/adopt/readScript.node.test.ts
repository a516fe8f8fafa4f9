import { isChunk } from './readScript';

test.each([
  ['webpack', '"use strict";(self.webpackChunknotes=self.webpackChunknotes||[]).push([[179],{'],
  [
    'webpack 5.113',
    '/*! For license information please see 179.js.LICENSE.txt */\n"use strict";(Array.isArray(self.webpackChunknotes)?self.webpackChunknotes:self.webpackChunknotes=[]).push([[179],{',
  ],
  ['Rspack', '"use strict";(self.chunk_notes=self.chunk_notes||[]).push([["i"],{'],
])('a chunk of %s is known', (_bundler, text) => expect(isChunk(text)).toBe(true));

test('a script that starts something is no chunk', () => {
  expect(isChunk('(()=>{start(self.webpackChunknotes)})()')).toBe(false);
});
