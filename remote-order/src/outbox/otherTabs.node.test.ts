import { newId } from '@site/order-model/newId';
import { confirm, order, pass, fakeTime, told } from './testing/steps';
import { testBrowser } from './testing/testOutbox';
import { OWN_PAGE_FIRST_MS } from './view';

fakeTime();

test('what a page left behind is told by another one, when somebody looks at it', async () => {
  const browser = testBrowser();
  const entry = { id: newId(), kind: 'orders' as const, record: order, page: 'gone' };
  const writtenAt = Date.now();
  await browser.durable.change(entry.id, () => ({ ...entry, writtenAt, attempts: 3, nextAt: 0 }));
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
