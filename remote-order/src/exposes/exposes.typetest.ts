import type { ModuleNameOf } from '@site/contracts/remotes';
import OrderForm from './OrderForm';
import Subscribe from './Subscribe';

/** Only the compiler reads this file: each module of the contract is exposed, and each says itself which one it is. */
export const exposesFolder = { OrderForm, Subscribe } satisfies Record<
  ModuleNameOf<'order'>,
  unknown
>;
