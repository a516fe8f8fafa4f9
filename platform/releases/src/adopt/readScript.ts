import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

/** What a container script says of itself to somebody who only reads it. */
export interface ReadContainer {
  type: 'global' | 'module';
  /** The global that it becomes; undefined for a module, which needs none. */
  container: string | undefined;
}

/**
 * Comments and directives that may stand before the first statement. A comment can be matched in one way only: with
 * `[^]*?` inside, thirty of them before anything else would take minutes.
 */
const BEGINNING = String.raw`^(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n]*\n|"use strict";?|'use strict';?)*`;
const GLOBAL = new RegExp(String.raw`${BEGINNING}(?:var|let|const)\s+([\w$]+)\s*[;,=]`);
const ASSIGNED = new RegExp(String.raw`${BEGINNING}(?:self|window|globalThis)\.([\w$]+)\s*=`);

export async function readContainer(text: string): Promise<ReadContainer> {
  if (await isModuleText(text)) return { type: 'module', container: undefined };
  return { type: 'global', container: (GLOBAL.exec(text) ?? ASSIGNED.exec(text))?.[1] };
}

/** A script that only adds modules to what its build has: to run it early starts nothing. */
const CHUNK = new RegExp(
  String.raw`${BEGINNING}\(?(?:self|window|globalThis|this)(?:\.|\[["'])((?:webpackChunk|chunk_)[\w$-]+)`,
);

/** The global list that a chunk adds itself to; undefined for any other script. */
export const chunkListOf = (text: string): string | undefined => CHUNK.exec(text)?.[1];

/** Tells whether a script is an ES module: it imports or exports. */
export async function isModuleText(text: string): Promise<boolean> {
  await init;
  try {
    const [imports, exports, , hasSyntax] = parse(text);
    return hasSyntax || exports.length > 0 || imports.some(({ d }) => d === -1);
  } catch {
    return false;
  }
}

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
