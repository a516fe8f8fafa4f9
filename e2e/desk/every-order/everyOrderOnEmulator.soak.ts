import { openSiteEmulator } from '@site/firestore/emulator/siteEmulator';
import { testOnEmulator } from '@site/firestore/emulator/testing/onEmulator';
import { PROJECT } from '@site/firestore/testing/sampleOrders';
import { mailServers } from '@site/order-notices/testing/mailServer';
import { judgeRun } from './judgeRun';
import { runOrders } from './runEveryOrder';

const startMailServer = mailServers();

const SEED = Number(process.env.ORDER_SEED ?? 20_261_122);
const ORDERS = Number(process.env.ORDER_COUNT ?? 200);

testOnEmulator(
  'on the emulator, under its rules and with the functions, of 200 orders each is told of once and shows once',
  async () => {
    const emulator = await openSiteEmulator();
    try {
      await emulator.clear(PROJECT);
      const plan = {
        ...{
          seed: SEED,
          orders: ORDERS,
          // A lease of two minutes has to outlast the emulator's transactions, which take seconds on a busy machine.
          speed: 10,
          arrivalMs: 60_000,
          kills: 5,
          escalations: [5, 5],
        },
      };
      const outcome = await runOrders(plan, await startMailServer(), emulator.host);

      expect(judgeRun(outcome)).toEqual([]);
    } finally {
      await emulator.close();
    }
  },
  // It took 390 s on two cores with other work.
  1_800_000,
);
