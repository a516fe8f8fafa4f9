import { mailServers } from '@site/order-notices/testing/mailServer';
import { judgeRun } from './judgeRun';
import { runOrders } from './runEveryOrder';

const startMailServer = mailServers();

const SEED = Number(process.env.ORDER_SEED ?? 20_261_122);

test('of 200 orders each is stored and told of once, and escalates while nobody takes it', async () => {
  const plan = {
    seed: SEED,
    orders: 200,
    speed: 20,
    arrivalMs: 60_000,
    kills: 10,
    escalations: [5, 5],
  };
  const outcome = await runOrders(plan, await startMailServer());

  expect(judgeRun(outcome)).toEqual([]);
}, 900_000);
