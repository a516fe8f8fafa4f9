import { act, render, screen } from '@testing-library/react';
import { limits } from '@site/order-model/enquiry';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { details, messages } from '../../content/messages.json';
import { control, InEnglish, openForm, settle, typed } from './testing/openForm';
import orderForm from '../../content/order-form.json';

const { labels } = orderForm;
afterEach(() => jest.restoreAllMocks());

/** user-event goes on from the text before the reset. */
async function clear(user: ReturnType<typeof openForm>['user']): Promise<void> {
  for (const label of [labels.Name, labels.Email, labels.Mobile, labels.Quantity]) {
    await user.clear(control(label));
  }
}

test('a second click on the emptied form is the same order; another order right after it is a new one', async () => {
  const { fill, notify, placeOrder, store, user } = openForm();
  await fill();
  await placeOrder();
  await settle();
  store.confirm();
  await settle();
  await placeOrder();
  expect(notify.mock.calls.map(([kind]) => kind)).toEqual(['success']);

  expect(typed()).toEqual(['', '', '', '']);

  await clear(user);
  await fill();
  await placeOrder();
  await settle();
  expect(store.started).toHaveLength(2);
});

/** Longer than a second press counts as the same one after the answer. */
const longAfter = () => act(() => new Promise((resolve) => setTimeout(resolve, 1200)));

test('a press while the order is on its way says nothing but that', async () => {
  const { container, fill, notify, placeOrder, store } = openForm();
  await fill();
  await placeOrder();
  await longAfter();
  await placeOrder();
  expect(notify).not.toHaveBeenCalled();
  expect(screen.getByText(orderForm.sending)).toHaveAttribute('role', 'status');
  expect(container.querySelector('[aria-invalid]')).toBeNull();

  store.confirm();
  await settle();
  expect(notify.mock.calls).toEqual([['success', messages.saved, 'orders']]);
});

test('the form of the next page, which is emptied of the order as well, answers to a press', async () => {
  let come = () => {};
  const script = new Promise<void>((resolve) => (come = resolve));
  const { fill, outbox, placeOrder, unmount } = openForm({
    reach: (load) => () => script.then(load),
  });
  await fill();
  await placeOrder();
  unmount();
  const notify = jest.fn();
  render(<InEnglish notify={notify} loadOutbox={async () => outbox} />);
  await settle();
  await act(async () => come());
  await settle();
  await longAfter();
  await placeOrder();
  expect(notify).toHaveBeenCalledWith('warning', messages.unfilled, 'orders');
});

test('a press on the emptied form while the order waits warns; its arrival takes the faults away', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container, fill, notify, outbox, placeOrder, store } = openForm();
  await fill();
  await placeOrder();
  await settle();
  store.fail('unavailable');
  await longAfter();
  await placeOrder();
  expect(container.querySelectorAll('[aria-invalid]')).toHaveLength(6);

  void outbox.sendNow();
  await settle();
  store.confirm();
  await settle();
  expect(notify.mock.calls.map(([kind]) => kind)).toEqual(['warning', 'success']);
  expect(container.querySelector('[aria-invalid]')).toBeNull();
});

describe('an order that waited arrives', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  /** In a browser that keeps nothing: the first order waits for an answer, and the second one is on its way. */
  async function placeSecond() {
    const refused = async () => Promise.reject(new Error('quota'));
    const opened = openForm({ durable: { read: async () => [], change: refused } });
    const { fill, placeOrder, store, user } = opened;
    await fill();
    await placeOrder();
    await settle();
    store.fail('no-answer');
    await longAfter();
    await clear(user);
    await fill();
    await placeOrder();
    await settle();
    return opened;
  }

  test('after the next one failed: the form still says that, and nothing thanks for it', async () => {
    const { container, notify, outbox, store } = await placeSecond();
    store.fail('not-sent');
    await settle();
    expect(notify.mock.calls).toEqual([['warning', messages.saveThrew, 'orders']]);

    void outbox.sendNow();
    await settle();
    store.confirm();
    await settle();
    const status = container.querySelector('form [role=status]');
    expect(status).toHaveTextContent(messages.saveThrew);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['before the next one fails, to a page with the form', true, true],
    ['after the next one failed, to a page with the form', true, false],
    ['after the next one failed, to a page without it', false, false],
  ])('for somebody who left %s', async (_case, hasForm, leavesFirst) => {
    const { notify, outbox, store, unmount } = await placeSecond();
    const leave = () => {
      unmount();
      if (hasForm) render(<InEnglish notify={notify} loadOutbox={async () => outbox} />);
    };
    if (leavesFirst) leave();
    store.fail('not-sent');
    await settle();
    if (!leavesFirst) leave();

    void outbox.sendNow();
    await settle();
    store.confirm();
    await settle();
    const said = notify.mock.calls.map(([kind]) => kind);
    expect(said).toEqual(hasForm ? ['warning'] : ['warning', 'success']);
  });

  test('while the next one is corrected: what is at fault stays listed', async () => {
    const { container, fill, outbox, placeOrder, store, user } = openForm();
    await fill();
    await placeOrder();
    await settle();
    store.fail('unavailable');
    await longAfter();
    await user.type(control(labels.Name), 'Asha');
    await placeOrder();
    const listed = container.querySelector('form [role=status]')?.textContent;
    expect(listed).toMatch(/Email.*Phone/);

    void outbox.sendNow();
    await settle();
    store.confirm();
    await settle();
    expect(container.querySelector('form [role=status]')).toHaveTextContent(listed ?? '');
  });
});

test('Enter in the field at fault is told what its fault is, each time', async () => {
  const { fill, notify, user } = openForm();
  await fill();
  const quantity = control(labels.Quantity);
  await user.clear(quantity);
  await user.type(quantity, '0');
  const said: (string | null)[] = [];
  const status = screen.getByRole('status');
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await user.keyboard('{Enter}');
  const whole = fillPlaceholders(details.quantity, limits);
  expect(quantity).toHaveAccessibleDescription(expect.stringContaining(whole));
  expect(status).toHaveTextContent(whole);
  await user.keyboard('{Enter}');
  await settle();
  expect(said.filter((text) => text === whole)).toHaveLength(2);
  await user.type(quantity, '1');
  expect(status).toBeEmptyDOMElement();

  // The toast says this one.
  await user.type(control(labels.Mobile), 'x{Enter}');
  expect(notify).toHaveBeenLastCalledWith('warning', messages.mobileNotDigits, 'orders');
  expect(status).toBeEmptyDOMElement();
});
