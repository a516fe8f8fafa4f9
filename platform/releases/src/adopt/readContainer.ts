import { isModuleText } from './moduleImports';

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
