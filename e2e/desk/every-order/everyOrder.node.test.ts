import { mailServers } from '@site/order-notices/testing/mailServer';
import { isLongForm } from '@site/tooling/testing/testForm';
import { judgeRun } from './judgeRun';
import { runOrders } from './runEveryOrder';

const startMailServer = mailServers();

/** Another number is another run. */
const SEED = Number(process.env.ORDER_SEED ?? 20_261_122);

test('each order is stored and told of once, and escalates while nobody takes it, through all faults', async () => {
  const orders = isLongForm ? 30 : 15;
  const plan = { seed: SEED, orders, speed: 60, arrivalMs: 4000, kills: 1, escalations: [5] };
  const outcome = await runOrders(plan, await startMailServer());

  expect(judgeRun(outcome)).toEqual([]);
}, 90_000);
