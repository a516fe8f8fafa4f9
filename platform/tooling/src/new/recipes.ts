import { makeRemote } from './remote/makeRemote';
import type { Recipe } from './recipe';

/** What can be made, by its kind. */
export const recipes = { remote: makeRemote } satisfies Record<string, Recipe>;
