import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

/**
 * Comments and directives that may stand before the first statement. A comment can be matched in one way only: with
 * `[^]*?` inside, thirty of them before anything else would take minutes.
 */
const BEGINNING = String.raw`^(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n]*\n|"use strict";?|'use strict';?)*`;

/** A script that only adds modules to what its build has: to run it early starts nothing. webpack 5.113 asks for the array. */
const CHUNK = new RegExp(
  String.raw`${BEGINNING}\(?(?:Array\.isArray\()?(?:self|window|globalThis|this)(?:\.|\[["'])(?:webpackChunk|chunk_)`,
);

export const isChunk = (text: string): boolean => CHUNK.test(text);

/**
 * The files that a module of a build imports, at once or later, as paths in the build. What it imports by another name than a
 * relative path is not there.
 */
export async function importsOf(path: string, text: string): Promise<string[]> {
  await init;
  let found;
  try {
    [found] = parse(text);
  } catch {
    // A classic script need not be one that a lexer of modules reads.
    return [];
  }
  const named = found.flatMap(({ n }) => (n !== undefined && /^\.{1,2}\//.test(n) ? [n] : []));
  return [...new Set(named.map((name) => posix.join(posix.dirname(path), name)))];
}
