import { InEnglish } from '../testing/inEnglish';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { EnquiryForm } from '../order-form/EnquiryForm';
import { sampleDraft } from '../order/sampleDraft';
import { testBrowser } from '../outbox/testing/testOutbox';

const draft = sampleDraft();
const labels = [
  'Name*',
  'Email*',
  'Phone*',
  'Quantity*',
  'Retailer / Self Use*',
  'Select Product*',
];
const values = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const empty = labels.map(() => '');

/** Shows a form in which the earlier ones are gone, as on another page or after a reload. */
function show() {
  cleanup();
  const loadOutbox = async () => testBrowser().open();
  render(
    <InEnglish>
      <EnquiryForm notify={() => {}} loadOutbox={loadOutbox} />
    </InEnglish>,
    { wrapper: MemoryRouter },
  );
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

async function fill() {
  await type('Name*', draft.Name);
  await type('Email*', draft.Email);
  await type('Phone*', draft.Mobile);
  await type('Quantity*', draft.Quantity);
  await userEvent.selectOptions(
    screen.getByLabelText('Retailer / Self Use*'),
    draft.RetailerSelfUse,
  );
  await userEvent.selectOptions(screen.getByLabelText('Select Product*'), draft.Products);
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('what is half typed is there again after the form went away', async () => {
  show();
  await type('Name*', 'Asha');
  await userEvent.selectOptions(screen.getByLabelText('Select Product*'), draft.Products);
  show();
  expect(values()).toEqual(['Asha', '', '', '', '', draft.Products]);

  await userEvent.clear(screen.getByLabelText('Name*'));
  show();
  expect(values()).toEqual(['', '', '', '', '', draft.Products]);
});

test('what became an order is forgotten', async () => {
  show();
  await fill();
  expect(sessionStorage).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
  await screen.findByText('Sending your order…');
  expect(sessionStorage).toHaveLength(0);
  show();
  expect(values()).toEqual(empty);
});

test.each([
  [
    'is refused',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  ['holds something else', () => sessionStorage.setItem('order-draft', '{"Name":')],
  [
    'holds a strange draft',
    () => sessionStorage.setItem('order-draft', '{"Name":7,"Products":"x"}'),
  ],
])('the form works where the storage %s', async (_case, spoil) => {
  spoil();
  show();
  expect(values()).toEqual(empty);
  await type('Name*', 'Asha');
  expect(values()[0]).toBe('Asha');
});
