import { newId } from './newId';
import { confirm, fail, order, pass, pretendTime, submit, told } from './testing/steps';
import { testBrowser } from './testing/testOutbox';
import { COURTESY, PAUSE } from './timing';

pretendTime();

describe('another visit', () => {
  async function leaveOneBehind() {
    const browser = testBrowser();
    const entry = { id: newId(), kind: 'orders' as const, record: order, page: 'gone' };
    const writtenAt = Date.now();
    await browser.durable.change(entry.id, () => ({
      ...entry,
      writtenAt,
      attempts: 3,
      nextAt: writtenAt + PAUSE.longest,
    }));
    return browser;
  }

  test('sends what the last one left, and a page that shows the form tells it once', async () => {
    const browser = await leaveOneBehind();
    const outbox = browser.open({ announce: () => {} });
    await pass();
    await confirm(browser);
    await pass(COURTESY);
    expect(told(outbox)).toEqual([]);

    outbox.watch('orders');
    await pass(COURTESY);
    expect(told(outbox)).toEqual([['sent', false]]);
    expect(await browser.durable.read()).toEqual([]);
    const third = browser.open();
    third.watch('orders');
    await pass(COURTESY * 2);
    expect(told(third)).toEqual([]);
  });

  test('nobody is told in a page that is not seen, or that shows another form', async () => {
    const browser = await leaveOneBehind();
    let isSeen = false;
    const outbox = browser.open({ isSeen: () => isSeen, announce: () => {} });
    outbox.watch('orders');
    await pass();
    await confirm(browser);
    await pass(COURTESY * 3);
    expect(told(outbox)).toEqual([]);
    isSeen = true;
    void outbox.kick();
    await pass();
    expect(told(outbox)).toEqual([['sent', false]]);
  });
});

describe('two tabs', () => {
  test('send one order once, and the tab that placed it tells it', async () => {
    const browser = testBrowser();
    const [one, two] = [browser.open(), browser.open()];
    [one, two].forEach((tab) => tab.watch('orders'));
    await pass();
    const turns = await submit(one);
    void two.sendNow();
    await pass();
    expect(browser.store.started).toHaveLength(1);
    await confirm(browser);
    await pass(COURTESY * 2);

    expect(turns).toEqual(['sent']);
    expect([told(one), told(two)]).toEqual([[['sent', true]], []]);
  });

  test('a tab whose orders another one sends hears how they end', async () => {
    const browser = testBrowser();
    const [one, two] = [browser.open(), browser.open()];
    // The second tab is at work, so the first may not send.
    await submit(two, { ...order, Quantity: 7 });
    const turns = await submit(one);
    expect(browser.store.started).toHaveLength(2);
    await fail(browser);
    expect(turns).toEqual(['waiting']);
    expect(one.state().waiting).toHaveLength(2);
    void two.sendNow();
    await pass();
    await confirm(browser);
    expect(turns.at(-1)).toBe('sent');
  });

  test('what one discards is gone in the other', async () => {
    const browser = testBrowser();
    const [one, two] = [browser.open(), browser.open()];
    await submit(one);
    await fail(browser);
    await pass();
    expect(two.state().waiting).toHaveLength(1);
    await one.discard('orders');
    await pass();
    expect(two.state().waiting).toEqual([]);
  });
});
