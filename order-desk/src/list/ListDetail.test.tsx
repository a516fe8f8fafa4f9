import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import texts from '../../content/desk.json';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';

const all = [enquiry(1), enquiry(2), enquiry(3)];
const openWide = (path: string) => openTestDesk(path, all, undefined, true);
const list = () => screen.getByRole('region', { name: texts.list.title });
const row = (name: string) => within(list()).getByRole('link', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('on a wide screen the list stays beside the enquiry, whose row is marked', async () => {
  const { user, container, scrollIntoView } = await openWide('/');
  expect(screen.getByText(texts.list.choose)).toBeVisible();
  const place = list();
  await user.type(screen.getByLabelText('Search'), 'person');
  await user.click(row('Person 2'));

  expect(await heading('Person 2')).toHaveFocus();
  expect(document.title).toBe('CI-AAAA-0002 – Order desk');
  expect(list()).toBe(place);
  expect(screen.getByLabelText('Search')).toHaveValue('person');
  expect(row('Person 2')).toHaveAttribute('aria-current', 'page');
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(row('Person 2'));
  expect(screen.queryByText(texts.list.choose)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('link', { name: texts.enquiry.next }));
  expect(await heading('Person 3')).toHaveFocus();
  expect(row('Person 3')).toHaveAttribute('aria-current', 'page');
  expect(row('Person 2')).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('link', { name: texts.enquiry.back }));
  expect(row('Person 3')).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Person 3' })).toBeNull();
  expect(document.title).toBe('Enquiries – Order desk');
});

test.each([
  ['is current beside an enquiry where it stays in view', true, 'page'],
  ['is not where the enquiry takes its place', false, null],
])('the list in the header %s', async (_, isWide, expected) => {
  await openTestDesk('/enquiries/CI-AAAA-0001', all, undefined, isWide);
  await heading('Person 1');
  const link = screen.getByRole('link', { name: texts.layout.enquiries });
  expect(link.getAttribute('aria-current')).toBe(expected);
});

test('a question about a row names whom it is about', async () => {
  const claimedBy = { uid: 'ravi', name: 'Ravi' };
  const ravis = enquiry(2, { status: 'seen', claimedBy });
  const { user } = await openTestDesk('/enquiries/CI-AAAA-0001', [all[0]!, ravis], undefined, true);
  await user.click(within(list()).getByRole('link', { name: 'Call 9876500002' }));
  const asked = screen.getByRole('region', { name: 'Person 2' });

  expect(within(asked).getByText('Ravi has it. Call all the same?')).toHaveFocus();
  expect(within(asked).getByText('Person 2')).toBeVisible();
});

test('what has left the list still leads to the next one of it', async () => {
  const { user } = await openWide('/enquiries/CI-AAAA-0001');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Ordered' }));
  await waitFor(() => expect(within(list()).queryByText('Person 1')).toBeNull());
  await user.click(screen.getByRole('link', { name: texts.enquiry.next }));

  expect(await heading('Person 2')).toBeVisible();
});

test('a call from the list is asked about beside another enquiry, and not beside its own', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openWide('/enquiries/CI-AAAA-0001');
  await user.click(within(list()).getByRole('link', { name: 'Call 9876500002' }));
  const asked = await screen.findByRole('region', { name: 'Person 2' });
  expect(within(asked).getByRole('heading', { name: texts.answer.title })).toBeVisible();
  await user.click(within(asked).getByRole('button', { name: 'Called' }));
  expect(screen.queryByRole('region', { name: 'Person 2' })).toBeNull();

  await user.click(within(list()).getByRole('link', { name: 'Call 9876500001' }));
  await waitFor(() => expect(screen.getAllByText(texts.claim.mine)).not.toHaveLength(0));
  expect(screen.queryByRole('region', { name: 'Person 1' })).toBeNull();
});
