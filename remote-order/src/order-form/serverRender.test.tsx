import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { noteSubmit, takeSubmit } from '@site/contracts/formDrafts';
import { draftKeys } from '@site/contracts/keptOnDevice';
import { testBrowser } from '../outbox/testing/testOutbox';
import { InEnglish } from '../testing/inEnglish';
import { OrderForm } from './OrderForm';
import orderForm from '../../content/order-form.json';

const { labels } = orderForm;

let tidyUp: () => void;
afterEach(() => act(() => tidyUp()));

/** Puts the server's markup of the form into the page; returns its element, and what hydrates it. */
function serverRendered() {
  const page = (
    <InEnglish>
      <OrderForm notify={() => {}} loadOutbox={async () => testBrowser().open()} />
    </InEnglish>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const hydrate = async () => {
    const root = await act(async () => hydrateRoot(place, page));
    tidyUp = () => {
      root.unmount();
      place.remove();
    };
  };
  return { place, hydrate };
}

test('what is typed into the server’s markup outlives hydration and a refused order', async () => {
  const errors = jest.spyOn(console, 'error');
  const { place, hydrate } = serverRendered();
  expect(place.innerHTML).not.toContain('style=');
  await userEvent.type(screen.getByLabelText(labels.Name), 'Asha');
  await userEvent.selectOptions(screen.getByLabelText(labels.RetailerSelfUse), 'Retailer');

  await hydrate();
  await userEvent.click(screen.getByRole('button', { name: orderForm.placeOrder }));

  expect(screen.getByLabelText(labels.Email)).toHaveFocus();
  expect(screen.getByLabelText(labels.Name)).toHaveValue('Asha');
  expect(screen.getByLabelText(labels.RetailerSelfUse)).toHaveValue('Retailer');
  expect(errors).not.toHaveBeenCalled();
});

test('a kept draft fills what is empty after hydration, and what was typed before that stays', async () => {
  const errors = jest.spyOn(console, 'error');
  sessionStorage.setItem(
    'order-draft',
    JSON.stringify({ id: 'earlier', fields: { Name: 'Old', Mobile: '98765', Quantity: '3' } }),
  );
  const { hydrate } = serverRendered();
  await userEvent.type(screen.getByLabelText(labels.Name), 'Asha');

  await hydrate();

  expect(screen.getByLabelText(labels.Name)).toHaveValue('Asha');
  expect(screen.getByLabelText(labels.Mobile)).toHaveValue('98765');
  expect(screen.getByLabelText(labels.Quantity)).toHaveValue('3');
  expect(JSON.parse(sessionStorage.getItem('order-draft') ?? '')).toMatchObject({
    fields: { Name: 'Asha', Mobile: '98765', Quantity: '3' },
  });
  expect(errors).not.toHaveBeenCalled();
});

test('Place Order before the script has come is not lost: it is answered after hydration', async () => {
  const errors = jest.spyOn(console, 'error');
  const { place, hydrate } = serverRendered();
  const form = place.querySelector('form') as HTMLFormElement;
  // What the boot script does with it.
  expect(form.dataset.asleep).toBe(draftKeys.orders);
  await userEvent.type(screen.getByLabelText(labels.Name), 'Asha');
  noteSubmit(draftKeys.orders, form);

  await hydrate();

  expect(form).not.toHaveAttribute('data-asleep');
  expect(form).not.toHaveAttribute('data-submitted');
  expect(screen.getByLabelText(labels.Name)).toHaveValue('Asha');
  expect(screen.getByLabelText(labels.Email)).toHaveFocus();
  expect(screen.getByLabelText(labels.Email)).toBeInvalid();
  expect(takeSubmit(draftKeys.orders)).toBe(false);
  expect(errors).not.toHaveBeenCalled();
});
