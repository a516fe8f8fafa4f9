import { act, render, screen } from '@testing-library/react';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import waiting from '../../content/outbox-waiting.json';
import { OrderForm } from '../order-form/OrderForm';
import { testBrowser } from '../outbox/testing/testOutbox';
import { sampleDraft } from '../testing/sampleDraft';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('without the notices’ script the form says no longer that an order waits that another tab has sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const loadNotice = () => Promise.reject(new Error('offline'));
  const Form = withTexts({ ...english, loadNotice }, OrderForm);
  const { open, store } = testBrowser();
  const outbox = open();
  // This tab is not told: it sleeps in the background.
  const otherTab = open({ announce: () => {} });
  void otherTab.submit('orders', toOrderRecord(sampleDraft()), () => {});
  await settle();
  store.fail('unavailable');
  await settle();
  await outbox.refresh();
  render(<Form notify={() => {}} loadOutbox={async () => outbox} />);
  act(() => document.querySelector('input')?.focus());
  await act(async () => becomeIdle());
  expect(await screen.findByText(waiting.orders.waiting.one)).toBeVisible();

  void otherTab.sendNow();
  await settle();
  store.confirm();
  await settle();
  await act(() => outbox.refresh());
  expect(screen.queryByText(waiting.orders.waiting.one)).toBeNull();
  jest.restoreAllMocks();
});
