import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command-line/command';
import { root } from '../workspace';
import type { Made, NewOptions } from './recipe';
import { recipes } from './recipes';

/** What is to be made. Writes nothing. @throws UsageError for wrong usage, and a name that is wrong or taken. */
export function plan([kind = '', name, ...rest]: readonly string[], options: NewOptions): Made {
  const recipe = Object.hasOwn(recipes, kind) ? recipes[kind] : undefined;
  if (!recipe) {
    const kinds = Object.keys(recipes);
    const known = `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`;
    throw new UsageError(
      kind ? `Unknown kind "${kind}" (expected ${known}).` : `new takes ${known}, and a name.`,
    );
  }
  if (name === undefined || rest.length) throw new UsageError(`new ${kind} takes one name.`);
  const given = Object.keys(options) as (keyof NewOptions)[];
  const foreign = given.find((option) => !recipe.options.includes(option));
  if (foreign) throw new UsageError(`new ${kind} takes no --${foreign}.`);
  return recipe.make({
    name,
    options,
    isThere: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  });
}
