import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

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
  return [...new Set(named.map((it) => posix.join(posix.dirname(path), it)))];
}
