import type { Turn } from './board';
import { confirm, fail, order, pass, pretendTime } from './testing/steps';
import { brokenStorage, testBrowser } from './testing/testOutbox';
import { PAUSE } from './timing';

pretendTime();

describe('without a database', () => {
  test('an order is sent, and sent again as long as the page lives', async () => {
    const browser = testBrowser(brokenStorage);
    const outbox = browser.open();
    const turns: Turn[] = [];
    const taken = outbox.submit('orders', order, (turn) => turns.push(turn));
    await pass(2000);
    await taken;
    await fail(browser);
    expect(outbox.state().waiting).toMatchObject([{ isFleeting: true }]);
    await pass(PAUSE.longest);
    await confirm(browser);

    expect(turns).toEqual(['waiting', 'sent']);
    expect(new Set(browser.store.ids).size).toBe(1);
    expect(outbox.state().waiting).toEqual([]);
  });

  test.each([
    ['whose script does not load', { loadStore: () => Promise.reject(new Error('chunk')) }],
    ['that throws', {}],
  ])('and with a store %s the order is not taken', async (_case, parts) => {
    const browser = testBrowser(brokenStorage);
    browser.store.refuses = true;
    const outbox = browser.open(parts);
    const taken = outbox.submit('orders', order, () => {});
    const refusal = expect(taken).rejects.toThrow();
    await pass(2000);
    await refusal;
    expect(outbox.state()).toEqual({ waiting: [], news: [], kinds: [] });
  });

  test('and a send that fails at once, it is not taken; the same order again has the same id', async () => {
    const browser = testBrowser(brokenStorage);
    const outbox = browser.open();
    const taken = outbox.submit('orders', order, () => {});
    const refusal = expect(taken).rejects.toThrow();
    await pass(100);
    await fail(browser, 'unknown');
    await refusal;

    await Promise.all([outbox.submit('orders', order, () => {}), pass(2000)]);
    expect(browser.store.ids).toHaveLength(2);
    expect(new Set(browser.store.ids).size).toBe(1);
  });
});
