import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { collections, faultsOf } from '@site/contracts/enquiry';
import { sampleDraft } from '../order/sampleDraft';
import { toOrderRecord } from '../order/toOrderRecord';
import { testBrowser } from '../outbox/testing/testOutbox';
import { english } from '../texts/en';
import type { OrderTexts } from '../texts/OrderTexts';
import { Texts } from '../texts/useTexts';
import { EnquiryForm } from './EnquiryForm';
import orderForm from '../../content/order-form.json';

const { labels } = orderForm;

// The order has none today; each kind as it would be declared.
jest.mock('@site/contracts/furtherFields', () => {
  const furtherFields = {
    Town: { kind: 'text', most: 5, autoComplete: 'address-level2' },
    BestTime: { kind: 'choice', choices: ['Morning', 'Evening'] },
    Age: { kind: 'number', least: 18, most: 99 },
  };
  return { furtherFields, furtherFieldNames: Object.keys(furtherFields) };
});

const further = {
  Town: { label: 'Town (optional)', hint: 'Where you live.', privacy: 'Your town, to reach you.' },
  BestTime: {
    label: 'Best time (optional)',
    placeholder: 'Choose a time',
    choices: { Morning: 'In the morning', Evening: 'In the evening' },
    privacy: 'When to call.',
  },
  Age: { label: 'Age (optional)', privacy: 'Your age.' },
};
const invalid = { Town: 'A short town.', BestTime: 'One of the list.', Age: 'From 18 to 99.' };
const texts: OrderTexts = { ...english, form: { ...english.form, further }, invalid };

const Around = ({ children }: { children: ReactNode }) => <Texts value={texts}>{children}</Texts>;

async function setup() {
  const { store, ...browser } = testBrowser();
  const outbox = browser.open();
  const notify = jest.fn();
  const { container } = render(<EnquiryForm notify={notify} loadOutbox={async () => outbox} />, {
    wrapper: Around,
  });
  const form = container.querySelector('form')!;
  for (const [name, text] of Object.entries(sampleDraft())) {
    (form.elements.namedItem(name) as HTMLInputElement).value = text;
  }
  const user = userEvent.setup();
  const placeOrder = () => user.click(screen.getByRole('button', { name: orderForm.placeOrder }));
  return { container, notify, placeOrder, store, user };
}

test('stand behind the six, with names and texts of their own, and none is required', async () => {
  const { container } = await setup();
  const controls = [...container.querySelectorAll('input, select')] as HTMLInputElement[];
  expect(controls.map(({ name }) => name).slice(6)).toEqual(['Town', 'BestTime', 'Age']);
  expect(controls.slice(6).some(({ required }) => required)).toBe(false);
  expect(screen.getByLabelText('Town (optional)')).toHaveAccessibleDescription('Where you live.');
  expect(screen.getByLabelText('Town (optional)')).toHaveAttribute(
    'autocomplete',
    'address-level2',
  );
  expect(screen.getByRole('option', { name: 'In the evening' })).toHaveValue('Evening');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent(
    /Your town, to reach you\. When to call\. Your age\.$/,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('left empty they are not stored, a choice that was taken back among them', async () => {
  const { placeOrder, store, user } = await setup();
  await user.selectOptions(screen.getByLabelText('Best time (optional)'), 'Evening');
  await user.selectOptions(screen.getByLabelText('Best time (optional)'), 'Choose a time');
  await placeOrder();
  expect(store.started).toEqual([{ kind: 'orders', record: toOrderRecord(sampleDraft()) }]);
});

test('filled in they are stored as the schema has them', async () => {
  const { placeOrder, store, user } = await setup();
  await user.type(screen.getByLabelText('Town (optional)'), ' Pune ');
  await user.type(screen.getByLabelText('Age (optional)'), '42');
  await user.selectOptions(screen.getByLabelText('Best time (optional)'), 'Morning');
  await placeOrder();
  const [{ record } = { record: {} }] = store.started;
  expect(record).toMatchObject({ Town: 'Pune', Age: 42, BestTime: 'Morning' });
  expect(faultsOf(collections.orders, { ...record })).toEqual([]);
});

test('what does not fit is refused after the rules of §5, with a text of its own', async () => {
  const { notify, placeOrder, store, user } = await setup();
  await user.type(screen.getByLabelText('Town (optional)'), 'Bengaluru');
  await user.type(screen.getByLabelText('Age (optional)'), '17');
  await user.clear(screen.getByLabelText(labels.Email));
  await placeOrder();
  expect(notify.mock.calls).toEqual([['warning', english.messages.unfilled]]);

  await user.type(screen.getByLabelText(labels.Email), 'asha@rao.example');
  await placeOrder();
  expect(notify).toHaveBeenLastCalledWith('warning', invalid.Town);
  expect(screen.getByLabelText('Age (optional)')).toHaveAccessibleDescription(invalid.Age);
  expect(screen.getByLabelText('Town (optional)')).toHaveFocus();
  expect(store.started).toEqual([]);
});

test.each([
  ['no fault when it is missing', {}, []],
  ['one when it does not fit', { Age: 17 }, ['Age is not valid']],
  ['one for a number as text', { Age: '42' }, ['Age is not valid']],
])('the schema has %s', (_, changes, faults) => {
  const record = { ...toOrderRecord(sampleDraft()), ...changes };
  expect(faultsOf(collections.orders, record)).toEqual(faults);
});
