import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import type { OrderFormProps } from '@site/contracts/remotes/order';
import type { ModuleNameOf } from '@site/contracts/remotes';
import OrderForm from './OrderForm';
import Subscribe from './Subscribe';

/** Only the compiler reads this file: it holds the lock on the edge to the shell. */
export const exposesFolder = { OrderForm, Subscribe } satisfies Record<
  ModuleNameOf<'remoteOrder'>,
  unknown
>;

/** A part that takes these props. */
const drawnWith = <Props extends object>() => part((_: Props) => null);

exposed('remoteOrder/OrderForm', drawnWith<OrderFormProps>());

// @ts-expect-error a prop of the contract is missing
exposed('remoteOrder/OrderForm', drawnWith<object>());
