import { act, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import { details, messages } from '../../content/messages.json';
import { fillForm, readDraft, saveDraft } from '@site/order-model/formDrafts';
import { draftKeys } from '@site/order-model/keptOnDevice';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import type { EntryStorage } from '../outbox/entries/entryStorage';
import { control, draft, InEnglish, openForm, settle, typed } from './testing/openForm';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';
import { OrderForm } from './OrderForm';
import orderForm from '../../content/order-form.json';
import waiting from '../../content/outbox-waiting.json';

const { labels } = orderForm;
afterEach(() => jest.restoreAllMocks());

test('touching the form fetches the outbox ahead of need, once the touch is answered', async () => {
  const { loadOutbox, outbox, user } = openForm();
  const preload = jest.spyOn(outbox, 'preload');
  await user.click(control(labels.Name));
  expect(loadOutbox).not.toHaveBeenCalled();

  await act(async () => becomeIdle());
  expect(loadOutbox).toHaveBeenCalled();
  expect(preload).toHaveBeenCalled();
});

test('the six fields carry their stored names and what browsers fill in', () => {
  openForm();
  const form = control(labels.Name).form;

  expect(Object.keys(draft).map((name) => form?.elements.namedItem(name))).toEqual(
    [
      labels.Name,
      labels.Email,
      labels.Mobile,
      labels.Quantity,
      labels.RetailerSelfUse,
      labels.Products,
    ].map(control),
  );
  expect(control(labels.Name)).toHaveAttribute('autocomplete', 'name');
  expect(control(labels.Email)).toHaveAttribute('autocomplete', 'email');
  expect(control(labels.Mobile)).toHaveAttribute('autocomplete', 'tel');
  expect(form).toHaveAttribute('method', 'post');
  expect(screen.getByRole('button')).toHaveAccessibleDescription(/you agree/);
});

test('each field at fault says so before the focus arrives; editing it takes its error away and nothing else', async () => {
  const { container, notify, placeOrder, store, user } = openForm();
  let wasInvalidOnArrival: string | null = null;
  control(labels.Email).addEventListener('focus', ({ target }) => {
    wasInvalidOnArrival = (target as Element).getAttribute('aria-invalid');
  });
  await user.type(control(labels.Name), 'Asha');
  await placeOrder();
  expect(wasInvalidOnArrival).toBe('true');
  for (const [name, text] of Object.entries(details.empty))
    expect(screen.queryAllByText(text)).toHaveLength(name === 'Name' ? 0 : 1);
  expect(screen.queryByText(messages.unfilled)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Please fill in or correct: Email, Phone, Quantity, Retailer / Self Use, Select Product.',
  );
  expect(notify.mock.calls).toEqual([['warning', messages.unfilled, 'orders']]);
  expect(await axe(container)).toHaveNoViolations();
  expect(control(labels.Email)).toHaveFocus();
  expect(control(labels.Email)).toHaveAccessibleDescription(
    expect.stringContaining(details.empty.Email),
  );
  expect(store.started).toEqual([]);
  await user.keyboard('a');

  // Read once, not with each field that is corrected.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(control(labels.Email)).not.toHaveAttribute('aria-invalid');
  expect(control(labels.Mobile)).toHaveAttribute('aria-invalid', 'true');
  expect(control(labels.Name)).toHaveValue('Asha');
});

test('submits while the outbox is still being loaded are one order; what is corrected meanwhile stays', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { fill, placeOrder, store, user } = openForm({ reach: (load) => () => arrival.then(load) });
  await fill();
  await placeOrder();
  await placeOrder();
  await user.type(control(labels.Quantity), '5');
  arrive();
  await settle();

  expect(store.started.map(({ record }) => record)).toEqual([toOrderRecord(draft)]);
  expect(typed()).toEqual(['Asha Rao', 'asha@rao.example', '9876543210', '25']);
});

test.each([
  ['is empty once the order is stored', '', ['', '', '', '']],
  [
    'keeps what is typed into it meanwhile',
    '5',
    ['Asha Rao', 'asha@rao.example', '9876543210', '25'],
  ],
])(
  'the form of the next page %s, and a press in it is no second order',
  async (_how, more, left) => {
    let write = () => {};
    const written = new Promise<void>((resolve) => (write = resolve));
    const { fill, outbox, placeOrder, store, unmount, user } = openForm({
      reach: (load) => () => written.then(load),
    });
    await fill();
    await placeOrder();
    unmount();
    render(<InEnglish notify={() => {}} loadOutbox={async () => outbox} />);
    await settle();
    expect(typed()).toEqual(['Asha Rao', 'asha@rao.example', '9876543210', '2']);
    if (more) await user.type(control(labels.Quantity), more);
    await placeOrder();
    write();
    await settle();

    expect(store.started.map(({ record }) => record)).toEqual([toOrderRecord(draft)]);
    expect(typed()).toEqual(left);
    // Another page has the same.
    const kept = Object.values(sessionStorage).join();
    expect(kept).toContain(more && '25');
    expect(kept.includes('Asha')).toBe(more !== '');
    store.confirm();
    await settle();
  },
);

test('what is typed into the form of the next page before it answers outlives the order of this one', async () => {
  let write = () => {};
  const written = new Promise<void>((resolve) => (write = resolve));
  const { fill, placeOrder, unmount, user } = openForm({
    reach: (load) => () => written.then(load),
  });
  await fill();
  await placeOrder();
  const left = document.forms[0]!;
  unmount();
  const asleep = document.body.appendChild(left.cloneNode(true) as HTMLFormElement);
  fillForm(asleep, draftKeys.orders);
  asleep.addEventListener('input', ({ target }) => saveDraft(draftKeys.orders, asleep, target));
  await user.type(control(labels.Quantity), '5');
  write();
  await settle();
  asleep.remove();

  expect(readDraft(draftKeys.orders)?.fields).toEqual({ ...draft, Quantity: '25' });
});

test('what became an order is not restored when a crash brings the draft back', async () => {
  const { fill, outbox, placeOrder, store, unmount } = openForm();
  await settle();
  await fill();
  const [[key, kept]] = Object.entries(sessionStorage) as [[string, string]];
  await placeOrder();
  await settle();
  store.confirm();
  await settle();

  unmount();
  globalThis._SITE_DRAFTS = undefined;
  sessionStorage.setItem(key, kept);
  render(<InEnglish notify={() => {}} loadOutbox={async () => outbox} />);
  await settle();
  expect(typed()).toEqual(['', '', '', '']);
  expect(Object.values(sessionStorage).join()).not.toContain('Asha');
});

test('what could not be saved is said in the form until the next input, when the toast has gone', async () => {
  const { fill, placeOrder, user } = openForm({
    reach: () => () => Promise.reject(new Error('404')),
  });
  await fill();
  await placeOrder();
  expect(await screen.findByText(messages.saveThrew)).toHaveAttribute('role', 'status');
  await user.type(control(labels.Quantity), '5');
  expect(screen.queryByText(messages.saveThrew)).toBeNull();
});

const refusing: EntryStorage = {
  read: async () => [],
  change: () => Promise.reject(new Error('quota')),
};
test.each([
  ['keeps it', undefined, waiting.orders.waiting.one],
  ['does not keep it', refusing, waiting.orders.waitingInPage.one],
])(
  'an order that waits while the notices’ script does not come: the form says that the device %s',
  async (_how, durable, text) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const loadNotice = () => Promise.reject(new Error('offline'));
    const Form = withTexts({ ...english, loadNotice }, OrderForm);
    const { fill, placeOrder, store } = openForm({ durable, Form });
    await fill();
    await placeOrder();
    await waitFor(() => expect(typed()).toEqual(['', '', '', '']), { timeout: 3000 });
    store.fail('unavailable');
    expect(await screen.findByText(text)).toBeVisible();
    store.confirm();
    await settle();
  },
);
