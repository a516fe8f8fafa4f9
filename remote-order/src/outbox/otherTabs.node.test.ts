import { confirm, fail, order, pass, fakeTime, submit, told } from './testing/steps';
import { testBrowser } from './testing/testOutbox';
import { OWN_PAGE_FIRST_MS } from './view';

fakeTime();

test('what a page left behind is told once by another one, when somebody looks at it', async () => {
  const browser = testBrowser();
  // It goes away while it sends, and holds no lock then.
  await submit(browser.open({ exclusively: (work) => work().then(() => true) }));
  let isVisible = false;
  const outbox = browser.open({ isVisible: () => isVisible });
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
