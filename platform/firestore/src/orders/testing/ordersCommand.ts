import { answerOf } from '@site/tooling/testing/answerOf';
import { ordersCommand } from '../ordersCommand';
import { processEnvironment, type OrdersEnvironment } from '../source/source';

/** Runs the command in an environment that is given, and gives its exit code and all that it wrote. */
export const runIn = (outside: Partial<OrdersEnvironment>, ...args: string[]) =>
  answerOf(
    (terminal) => ordersCommand(terminal, { ...processEnvironment, environment: {}, ...outside }),
    args,
  );

/** Runs the command and gives its exit code and all that it wrote. */
export const run = (...args: string[]) => runIn({}, ...args);
