import type { Terminal } from '@site/tooling/command-line/command';
import { answerOf } from '@site/tooling/testing/answerOf';
import { ordersCommand } from '../orders/ordersCommand';
import { processEnvironment, type OrdersEnvironment } from '../orders/source';

const commandIn = (outside: Partial<OrdersEnvironment>) => (terminal: Terminal) =>
  ordersCommand(terminal, { ...processEnvironment, environment: {}, ...outside });

export const runIn = (outside: Partial<OrdersEnvironment>, ...args: string[]) =>
  answerOf(commandIn(outside), args);

export const run = (...args: string[]) => runIn({}, ...args);

/** Runs it for a person, on a terminal as wide as that. */
export const runOnTerminal = (columns: number, ...args: string[]) =>
  answerOf(commandIn({}), args, columns);
