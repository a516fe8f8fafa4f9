import { InEnglish } from '../testing/inEnglish';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderForm } from '../order-form/OrderForm';
import { sampleDraft } from '../order/sampleDraft';
import { testBrowser, type TestBrowser } from '../outbox/testing/testOutbox';
import orderForm from '../../content/order-form.json';

const { labels } = orderForm;
const inOrder = Object.values(labels);

const draft = sampleDraft();
const values = () => inOrder.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const empty = inOrder.map(() => '');

let browser: TestBrowser;
beforeEach(() => (browser = testBrowser()));

/** Leaves the document: the tab keeps what is in its storage. */
function leavePage() {
  cleanup();
  globalThis._SITE_DRAFTS = undefined;
}

/** Shows a new form, as on another page of the site. */
async function show(loadingOutbox = Promise.resolve(browser.open())) {
  cleanup();
  const loadOutbox = () => loadingOutbox;
  render(
    <InEnglish>
      <OrderForm notify={() => {}} loadOutbox={loadOutbox} />
    </InEnglish>,
  );
  // The draft is restored once the outbox has said that it was not sent.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

async function fill() {
  await type(labels.Name, draft.Name);
  await type(labels.Email, draft.Email);
  await type(labels.Mobile, draft.Mobile);
  await type(labels.Quantity, draft.Quantity);
  await userEvent.selectOptions(
    screen.getByLabelText(labels.RetailerSelfUse),
    draft.RetailerSelfUse,
  );
  await userEvent.selectOptions(screen.getByLabelText(labels.Products), draft.Products);
}

afterEach(() => jest.restoreAllMocks());

test('what became an order is not restored when a crash brings the draft back', async () => {
  await show();
  await fill();
  const [[key, kept]] = Object.entries(sessionStorage) as [[string, string]];
  await userEvent.click(screen.getByRole('button', { name: orderForm.placeOrder }));
  await screen.findByText(orderForm.sending);
  browser.store.confirm();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  leavePage();
  sessionStorage.setItem(key, kept);
  await show();
  expect(values()).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed before the draft is restored stays', async () => {
  await show();
  await fill();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  leavePage();
  await show(arrival.then(() => browser.open()));
  expect(values()).toEqual(empty);
  await type(labels.Name, 'Meera');
  await userEvent.clear(screen.getByLabelText(labels.Email));
  arrive();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(values()).toEqual(['Meera', '', ...Object.values(draft).slice(2)]);
});
