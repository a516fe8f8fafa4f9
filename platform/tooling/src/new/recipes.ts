import { makeComponent } from './component/makeComponent';
import { makeProduct } from './product/makeProduct';
import type { Recipe } from './recipe';
import { makeRemote } from './remote/makeRemote';
import { makeSection } from './section/makeSection';

/** What can be made, by its kind. */
export const recipes: Readonly<Record<string, Recipe>> = {
  remote: { make: makeRemote, options: ['title', 'path', 'foreign', 'module', 'owner'] },
  product: { make: makeProduct, options: [] },
  section: { make: makeSection, options: ['title'] },
  component: { make: makeComponent, options: [] },
};
