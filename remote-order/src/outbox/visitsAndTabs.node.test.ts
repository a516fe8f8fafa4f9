import { newId } from '@site/contracts/newId';
import { confirm, fail, order, pass, fakeTime, submit, told, waitingIn } from './testing/steps';
import { testBrowser } from './testing/testOutbox';
import { RETRY_DELAY } from './retryDelay';
import { OWN_PAGE_FIRST_MS } from './view';

fakeTime();

describe('another visit', () => {
  async function leaveOneBehind() {
    const browser = testBrowser();
    const entry = { id: newId(), kind: 'orders' as const, record: order, page: 'gone' };
    const writtenAt = Date.now();
    await browser.durable.change(entry.id, () => ({
      ...entry,
      writtenAt,
      attempts: 3,
      nextAt: writtenAt + RETRY_DELAY.longestMs,
    }));
    return browser;
  }

  test('sends what the last one left, and a page that shows the form tells it once', async () => {
    const browser = await leaveOneBehind();
    const outbox = browser.open({ announce: () => {} });
    await pass();
    await confirm(browser);
    await pass(OWN_PAGE_FIRST_MS);
    expect(told(outbox)).toEqual([]);

    outbox.showKind('orders');
    await pass(OWN_PAGE_FIRST_MS);
    expect(told(outbox)).toEqual([['sent', false]]);
    expect(await waitingIn(browser)).toEqual([]);
    const third = browser.open();
    third.showKind('orders');
    await pass(OWN_PAGE_FIRST_MS * 2);
    expect(told(third)).toEqual([]);
  });

  test('a page that is not visible tells nothing', async () => {
    const browser = await leaveOneBehind();
    let isVisible = false;
    const outbox = browser.open({ isVisible: () => isVisible, announce: () => {} });
    outbox.showKind('orders');
    await pass();
    await confirm(browser);
    await pass(OWN_PAGE_FIRST_MS * 3);
    expect(told(outbox)).toEqual([]);
    isVisible = true;
    void outbox.refresh();
    await pass();
    expect(told(outbox)).toEqual([['sent', false]]);
  });
});

describe('two tabs', () => {
  test('send one order once, and the tab that placed it tells it', async () => {
    const browser = testBrowser();
    const [one, two] = [browser.open(), browser.open()];
    [one, two].forEach((tab) => tab.showKind('orders'));
    await pass();
    const progress = await submit(one);
    void two.sendNow();
    await pass();
    expect(browser.store.started).toHaveLength(1);
    await confirm(browser);
    await pass(OWN_PAGE_FIRST_MS * 2);

    expect(progress).toEqual(['sent']);
    expect([told(one), told(two)]).toEqual([[['sent', true]], []]);
  });

  test('a tab whose orders another one sends hears how they end', async () => {
    const browser = testBrowser();
    const [one, two] = [browser.open(), browser.open()];
    // The second tab is at work, so the first may not send.
    await submit(two, { ...order, Quantity: 7 });
    const progress = await submit(one);
    expect(browser.store.started).toHaveLength(2);
    await fail(browser);
    expect(progress).toEqual(['waiting']);
    expect(one.state().waiting).toHaveLength(2);
    void two.sendNow();
    await pass();
    await confirm(browser);
    expect(progress.at(-1)).toBe('sent');
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
