import { checkPlan } from './checkPlan';
import { makeComponent } from './makeComponent';
import { makeProduct } from './makeProduct';
import type { Made, NewOptions } from './recipe';
import { makeRemote } from './makeRemote';
import { makeSection } from './makeSection';

const recipes = {
  remote: makeRemote,
  product: makeProduct,
  section: makeSection,
  component: makeComponent,
};

export type Kind = keyof typeof recipes;

/** What is to be made. Writes nothing. @throws UsageError for a name that is wrong, taken or reserved */
export function plan(kind: Kind, name: string, options: NewOptions): Made {
  const made = recipes[kind](name, options);
  checkPlan(name, made);
  return made;
}
