import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command-line/command';
import { root } from '../workspace';
import type { Files, Made } from './recipe';

/** What no value can be called in a module, as new things are in texts and tests: `super` of the product Super. */
const RESERVED_WORDS =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  );

/** What stands at a path already, or at one that differs in the case of its letters alone, which some disks take for the same. */
function presentAt(path: string): string | undefined {
  let place = '';
  for (const part of path.split('/')) {
    const names = existsSync(join(root, place)) ? readdirSync(join(root, place)) : [];
    const found = names.find((name) => name.toLowerCase() === part.toLowerCase());
    place = join(place, found ?? part);
    if (found === undefined) return undefined;
    if (found !== part) return place;
  }
  return place;
}

/** The first name that a module would import or export twice, and the module. `type` and what is renamed by `as` count for none. */
function declaredTwice(files: Files): readonly [name: string, path: string] | undefined {
  for (const [path, text] of Object.entries(files)) {
    if (!/\.tsx?$/.test(path)) continue;
    const clauses = text.matchAll(/^(?:import|export const) (?:type )?([^'"]*?)(?: from |:| =)/gm);
    const names = [...clauses].flatMap(([, clause = '']) => clause.match(/\b\w+\b(?! \w)/g) ?? []);
    const twice = names.find((it, at) => names.indexOf(it) !== at);
    if (twice !== undefined) return [twice, path];
  }
  return undefined;
}

/**
 * Checks what is to be written, before the first file is.
 * @throws UsageError where the name is a reserved word in code, a new file is there, or a module has the name already
 */
export function checkPlan(
  name: string,
  { created, edited }: Pick<Made, 'created' | 'edited'>,
): void {
  const word = name.charAt(0).toLowerCase() + name.slice(1);
  if (RESERVED_WORDS.includes(word)) {
    throw new UsageError(
      `The name "${name}" cannot be used: ${word} is a reserved word. Choose another name.`,
    );
  }
  for (const path of Object.keys(created)) {
    const present = presentAt(path);
    if (present === undefined) continue;
    throw new UsageError(
      `The name "${name}" is taken: ${present} is there already. Choose another name, or delete it first.`,
    );
  }
  const [twice, path] = declaredTwice({ ...edited, ...created }) ?? [];
  if (twice !== undefined) {
    throw new UsageError(
      `The name "${name}" cannot be used: ${twice} would be there twice in ${path}. Choose another name.`,
    );
  }
}
