import { answerOf } from '@site/tooling/testing/answerOf';
import { ordersCommand } from '../ordersCommand';
import { processEnvironment, type OrdersEnvironment } from '../source/source';

export const runIn = (outside: Partial<OrdersEnvironment>, ...args: string[]) =>
  answerOf(
    (terminal) => ordersCommand(terminal, { ...processEnvironment, environment: {}, ...outside }),
    args,
  );

export const run = (...args: string[]) => runIn({}, ...args);
