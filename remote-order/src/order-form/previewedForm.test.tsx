import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { sampleDraft } from '../order/sampleDraft';
import { testBrowser } from '../outbox/testing/testOutbox';
import { InEnglish } from '../testing/inEnglish';
import { OrderForm } from './OrderForm';
import formTexts from '../../content/order-form.json';

function setup() {
  const { open, store } = testBrowser();
  const outbox = open();
  const notify = jest.fn();
  const { container } = render(
    <OrderForm notify={notify} isPreview loadOutbox={async () => outbox} />,
    { wrapper: InEnglish },
  );
  const placeOrder = () =>
    userEvent.click(screen.getByRole('button', { name: formTexts.placeOrder }));
  return { container, notify, placeOrder, store };
}

test('in a preview the form says so, checks what is entered, and stores nothing', async () => {
  sessionStorage.setItem('order-draft', JSON.stringify({ id: 'earlier', fields: sampleDraft() }));
  const { container, notify, placeOrder, store } = setup();
  expect(screen.getByText(formTexts.preview)).toBeVisible();
  await screen.findByDisplayValue('Asha Rao');
  await placeOrder();

  expect(screen.getByText(formTexts.notSentInPreview)).toHaveAttribute('role', 'status');
  expect(screen.getByLabelText(formTexts.labels.Name)).toHaveValue('Asha Rao');
  expect(notify).not.toHaveBeenCalled();
  expect(store.started).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});
