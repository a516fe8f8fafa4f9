import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderFieldNames } from '@site/order-model/orderFields';
import { OrderForm } from '../OrderForm';
import type { EntryStorage } from '../../outbox/entries/entryStorage';
import type { LoadOutbox } from '../../outbox/loadOutbox';
import { testBrowser } from '../../outbox/testing/testOutbox';
import { english } from '../../texts/en';
import { withTexts } from '../../texts/useTexts';
import { sampleDraft } from '../../testing/sampleDraft';
import orderForm from '../../../content/order-form.json';

export const InEnglish = withTexts(english, OrderForm);

const { labels } = orderForm;
export const draft = sampleDraft();
export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const typed = () =>
  [labels.Name, labels.Email, labels.Mobile, labels.Quantity].map((label) => control(label).value);

interface Setup {
  reach?: (load: LoadOutbox) => LoadOutbox;
  durable?: EntryStorage | undefined;
  Form?: typeof InEnglish;
}

/** The form in a browser of its own, whose store ends a save only when told to. */
export function openForm({ reach, durable, Form = InEnglish }: Setup = {}) {
  const browser = testBrowser(durable);
  const outbox = browser.open();
  const notify = jest.fn();
  const load = async () => outbox;
  const loadOutbox = jest.fn(reach ? reach(load) : load);
  const { container, unmount } = render(<Form notify={notify} loadOutbox={loadOutbox} />);
  const user = userEvent.setup();
  const placeOrder = () => user.click(screen.getByRole('button', { name: orderForm.placeOrder }));
  const fill = async () => {
    for (const name of orderFieldNames) {
      const field = control(labels[name]);
      if (field instanceof HTMLSelectElement) await user.selectOptions(field, draft[name]);
      else await user.type(field, draft[name]);
    }
  };
  return {
    container,
    fill,
    loadOutbox,
    notify,
    outbox,
    placeOrder,
    store: browser.store,
    unmount,
    user,
  };
}

export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
