import { languageNames } from '@site/company/languages';
import type { Claimant } from '@site/order-model/deskChange';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { countCalls } from '../testing/countCalls';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import texts from '../../content/desk.json';
import hindi from '../../content/hi/desk.json';

afterEach(() => localStorage.clear());

test('a page that throws leaves staff the rest of the desk, and ways on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const history = [{ id: 'a', name: 'Ravi', at: NaN, note: 'x' }];
  const { user, container } = await openTestDesk('/', [
    enquiry(1, { status: 'seen', history }),
    enquiry(2, { status: 'seen' }),
  ]);
  const heading = (name: string) => screen.getByRole('heading', { name });
  const follow = (name: string) => user.click(screen.getByRole('link', { name }));

  await follow('Person 1');
  expect(heading(texts.layout.pageFailed)).toHaveFocus();
  expect(screen.getByText(texts.layout.reload)).toHaveAttribute('href', '');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: languageNames.hi }));
  expect(heading(hindi.layout.pageFailed)).toBeVisible();

  await follow(hindi.enquiry.back);
  expect(screen.queryByText(hindi.layout.pageFailed)).toBeNull();
  await follow('Person 2');
  expect(heading('Person 2')).toBeVisible();
});

test('a list that throws is tried again by the link to it, and a call goes on beside it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  countCalls();
  const { user, desk } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  const question = await screen.findByRole('region', { name: 'Person 1' });
  const broken = jest.spyOn(Date.prototype, 'toISOString').mockImplementation(() => {
    throw new RangeError();
  });
  await act(() => desk.refresh());
  expect(screen.getByText(texts.layout.pageFailed)).toBeVisible();
  expect(question).toBeVisible();

  broken.mockRestore();
  await user.click(screen.getByRole('link', { name: texts.enquiry.back }));
  expect(screen.getByRole('link', { name: 'Person 1' })).toBeVisible();
});

test('a search that throws leaves staff the rest of the desk', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const claimedBy = { uid: 'ravi' } as Claimant;
  const { user } = await openTestDesk('/', [enquiry(1, { status: 'seen', claimedBy })]);
  await user.type(screen.getByLabelText('Search'), 'r');
  expect(screen.getByText(texts.layout.pageFailed)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.layout.signOut })).toBeVisible();
});
