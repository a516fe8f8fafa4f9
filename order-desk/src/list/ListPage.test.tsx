import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');

const three = [enquiry(1), enquiry(2, { status: 'called' }), enquiry(3, { status: 'done' })];

test('the newest comes first, with what a call needs to know, and unread ones are counted', async () => {
  const { container } = await openTestDesk('/', three);

  expect(rows().map((text) => /Person \d/.exec(text)?.[0])).toEqual([
    'Person 3',
    'Person 2',
    'Person 1',
  ]);
  expect(rows()[2]).toMatch(/New.*Packs: 2.*Self use.*CI-AAAA-0001/);
  expect(screen.getByText('1 not opened')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a text, a status and a product narrow the list down', async () => {
  const { user } = await openTestDesk('/', three);
  await user.selectOptions(screen.getByLabelText('Status'), 'Called');
  expect(rows()).toEqual([expect.stringContaining('Person 2')]);
  await user.selectOptions(screen.getByLabelText('Status'), 'all');
  await user.type(screen.getByLabelText('Search'), 'person 3');
  expect(rows()).toEqual([expect.stringContaining('Person 3')]);
  await user.clear(screen.getByLabelText('Search'));
  await user.selectOptions(screen.getByLabelText('Product'), 'Cirvena Cream');

  expect(screen.getByText('Nothing found among those that are loaded.')).toBeVisible();
});

test('older ones are loaded on request, and those that a filter hides until then', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    enquiry(at + 1, { status: at < 5 ? 'done' : 'seen' }),
  );
  const { user } = await openTestDesk('/', many);
  expect(rows()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Load older ones' }));
  await waitFor(() => expect(rows()).toHaveLength(50));
  await user.selectOptions(screen.getByLabelText('Status'), 'Done');

  await waitFor(() => expect(rows()).toHaveLength(5));
});

test('an export is logged first, and not made when it cannot be', async () => {
  const save = jest.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, cloud } = await openTestDesk('/', three);
  await user.click(screen.getByRole('button', { name: 'Save 3 as a table (CSV)' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(cloud.exports).toEqual([3]);

  cloud.failure = 'offline';
  await user.click(screen.getByRole('button', { name: 'Save 3 as a table (CSV)' }));
  expect(await screen.findByText(/Nothing was exported/)).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

test('the Enter key looks among all enquiries, and says when there is none', async () => {
  const many = Array.from({ length: 40 }, (_, at) => enquiry(at + 1, { status: 'seen' }));
  const { user, cloud, desk } = await openTestDesk('/', many);
  await user.type(screen.getByLabelText('Search'), 'CI-AAAA-0002');
  expect(screen.getByText('Nothing found among those that are loaded.')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('CI-AAAA-0002')]));

  await user.type(screen.getByLabelText('Search'), '9');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Nothing found among all enquiries:/)).toBeVisible();
  // Offline nobody knows, nor afterwards, as long as nobody has looked again.
  cloud.failure = 'offline';
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nothing found among those that are loaded.')).toBeVisible();
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(screen.getByText('Nothing found among those that are loaded.')).toBeVisible();
});

test('a search that finds more than it shows says so', async () => {
  const { user, cloud } = await openTestDesk('/', three);
  cloud.search = async () => ({ enquiries: three, isComplete: false });
  await user.type(screen.getByLabelText('Search'), 'person{Enter}');
  expect(await screen.findByText(/^There are more\./)).toBeVisible();
  await user.type(screen.getByLabelText('Search'), ' 3');
  expect(screen.queryByText(/^There are more\./)).toBeNull();
});

test('what was chosen stays while one of them is looked at, and the list goes on there', async () => {
  const { user, scrollTo, scrollIntoView } = await openTestDesk('/', three);
  await user.selectOptions(screen.getByLabelText('Status'), 'Called');
  await user.type(screen.getByLabelText('Search'), 'person');
  await user.click(screen.getByRole('link', { name: 'Person 2' }));
  const heading = await screen.findByRole('heading', { name: 'Person 2' });
  expect(heading).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  // Tabs and the history of the browser name nobody.
  expect(document.title).toBe('CI-AAAA-0002 – Order desk');
  await user.click(screen.getByRole('link', { name: 'All enquiries' }));

  expect(rows()).toEqual([expect.stringContaining('Person 2')]);
  expect(screen.getByLabelText('Search')).toHaveValue('person');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Called');
  expect(screen.getByRole('link', { name: 'Person 2' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalled();
  expect(document.title).toBe('Enquiries – Order desk');
});

test('unread ones of any age are counted, and shown alone on request', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    enquiry(at + 1, { status: at < 2 ? 'new' : 'seen' }),
  );
  const { user } = await openTestDesk('/', many);
  expect(screen.getByText('2 not opened')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show them' }));

  expect(rows().map((text) => /Person \d/.exec(text)?.[0])).toEqual(['Person 2', 'Person 1']);
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('New');
});

test('of no enquiry at all nothing is said to be opened', async () => {
  await openTestDesk('/', []);
  expect(screen.getByText(/^No enquiry yet\./)).toBeVisible();
  expect(screen.queryByText('All opened')).toBeNull();
});

test('of a flood it is said that more are unread', async () => {
  await openTestDesk(
    '/',
    Array.from({ length: 200 }, (_, at) => enquiry(at + 1)),
  );
  expect(screen.getByText('More than 100 not opened')).toBeVisible();
});

test('the desk speaks Hindi, and remembers it', async () => {
  const { user, unmount } = await openTestDesk('/', three);
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(screen.getByRole('heading', { name: 'पूछताछ' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'hi');
  unmount();

  await openTestDesk('/', three);
  const navigation = screen.getByRole('navigation');
  expect(within(navigation).getByRole('link', { name: 'आँकड़े' })).toBeVisible();
  localStorage.clear();
});
