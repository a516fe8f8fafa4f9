import { act, screen, waitFor, within } from '@testing-library/react';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import texts from '../../content/desk.json';

// As without a network: the service worker does not cache it.
jest.mock('write-excel-file/universal', () => {
  throw new Error('It does not load.');
});

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');

const three = [enquiry(1), enquiry(2, { status: 'called' }), enquiry(3, { status: 'done' })];

test('rows are drawn in parts, and older ones are loaded on request', async () => {
  const many = Array.from({ length: 130 }, (_, at) => enquiry(at + 1, { status: 'done' }));
  const { user } = await openTestDesk('/', many);
  expect(screen.getByText(texts.list.noneOpen)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Done');
  await waitFor(() => expect(rows()).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: texts.list.more }));
  expect(rows()).toHaveLength(100);
  pausePresses();
  await user.click(screen.getByRole('button', { name: texts.list.older }));
  const more = await screen.findByRole('button', { name: texts.list.more });
  pausePresses();
  await user.click(more);

  expect(rows()).toHaveLength(130);
});

test('a list is not called empty before the database has said so', async () => {
  const { cloud, desk } = await openTestDesk('/', []);
  expect(screen.getByText(texts.list.empty)).toBeVisible();
  cloud.failure = 'offline';
  await act(() => desk.refresh());
  expect(screen.queryByText(texts.list.empty)).toBeNull();
});

test('a row says what waits to be sent, and what the database did not take', async () => {
  const { cloud, desk } = await openTestDesk('/', three);
  cloud.failure = 'offline';
  await act(() => desk.change(three[0]!, { note: 'x' }));
  expect(rows()[0]).toContain(texts.list.waiting);
  cloud.failure = undefined;
  cloud.refusal = 'denied';
  await act(() => desk.refresh());
  expect(rows()[0]).toContain(texts.enquiry.refused);
  expect(rows()[0]).not.toContain(texts.list.waiting);

  const { order } = enquiry(4);
  await act(() => desk.addEnquiry(order!, 'telephone'));
  await act(() => desk.refresh());
  expect(rows().find((row) => row.includes(order!.Name))).toContain(texts.enquiry.refused);
});

test('what was promised for later is counted, and a press away', async () => {
  const promised = enquiry(4, { status: 'called', callBackAt: Date.now() + 3_600_000 });
  const { user } = await openTestDesk('/', [...three, promised]);
  // All that are counted are shown, whatever was looked for before.
  await user.type(screen.getByLabelText('Search'), 'person 1');
  await user.click(screen.getByRole('button', { name: `${texts.list.later}: 1` }));
  expect(rows()).toEqual([expect.stringContaining('CI-AAAA-0004')]);
  pausePresses();
  await user.click(screen.getByRole('button', { name: `${texts.list.open}: 2` }));
  expect(rows()).toHaveLength(2);
});

test('the name of whoever has them finds what a colleague leaves behind, also what is promised', async () => {
  const claimedBy = { uid: 'ravi', name: 'Ravi Rao' };
  const called = { status: 'called', claimedBy } as const;
  const callBackAt = Date.now() + 3_600_000;
  const { user } = await openTestDesk('/', [
    enquiry(1, called),
    enquiry(2),
    enquiry(4, { status: 'called', callBackAt }),
    enquiry(5, { ...called, callBackAt }),
  ]);
  await user.type(screen.getByLabelText('Search'), 'ravi rao');
  expect(rows()).toEqual([expect.stringContaining('Person 1')]);
  await user.selectOptions(screen.getByLabelText('Show'), 'later');
  expect(rows()).toEqual([expect.stringContaining('Person 5')]);
});

test('an export is logged first, and not made when it cannot be', async () => {
  const save = jest.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, cloud } = await openTestDesk('/', three);
  await user.click(screen.getByRole('button', { name: 'Save 2 as a table (CSV)' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(cloud.exports).toEqual([2]);

  cloud.failure = 'offline';
  pausePresses();
  await user.click(screen.getByRole('button', { name: 'Save 2 as a table (CSV)' }));
  expect(await screen.findByText(/Nothing was exported/)).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

test('a double click on an export is one export', async () => {
  const save = jest.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, cloud } = await openTestDesk('/', three);
  await user.dblClick(screen.getByRole('button', { name: 'Save 2 as a table (CSV)' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await act(() => new Promise((done) => setTimeout(done)));
  expect(cloud.exports).toEqual([2]);
});

test('a second press on an export that a slow network holds up is not another export', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, cloud } = await openTestDesk('/', three);
  const { logExport } = cloud;
  let answer = () => {};
  cloud.logExport = (...all) =>
    new Promise<void>((done) => (answer = done)).then(() => logExport(...all));
  const button = screen.getByRole('button', { name: 'Save 2 as a table (CSV)' });
  for (let presses = 0; presses < 2; presses++) {
    pausePresses();
    await user.click(button);
  }
  expect(button).toHaveTextContent(texts.layout.saving);
  await act(async () => answer());
  expect(cloud.exports).toEqual([2]);

  pausePresses();
  await user.click(button);
  await act(async () => answer());
  expect(cloud.exports).toEqual([2, 2]);
});

test('a workbook whose script does not load is not logged as an export', async () => {
  const { user, cloud } = await openTestDesk('/', three);
  await user.click(screen.getByRole('button', { name: 'Save 2 for Excel (XLSX)' }));
  expect(await screen.findByText(/^Nothing was exported/)).toBeVisible();
  expect(cloud.exports).toEqual([]);
});

test('the Enter key looks among all enquiries, and says when there is none', async () => {
  const many = Array.from({ length: 140 }, (_, at) => enquiry(at + 1, { status: 'done' }));
  const { user, cloud, desk } = await openTestDesk('/', many);
  await user.type(screen.getByLabelText('Search'), 'CI-AAAA-0002');
  expect(screen.getByText(texts.list.nothingFound)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('CI-AAAA-0002')]));

  await user.type(screen.getByLabelText('Search'), '9');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Nothing found among all enquiries:/)).toBeVisible();
  // Offline nobody knows, nor afterwards, as long as nobody has looked again.
  cloud.failure = 'offline';
  await user.keyboard('{Enter}');
  expect(await screen.findByText(texts.list.nothingFound)).toBeVisible();
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(screen.getByText(texts.list.nothingFound)).toBeVisible();

  // One that finds more than it shows says so.
  cloud.search = async () => ({ enquiries: many.slice(0, 9), isComplete: false });
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^There are more\./)).toBeVisible();
});

test.each([
  ['Show', 'later'],
  ['Show', 'Called'],
  ['Product', 'Cirvena Forte'],
])('a search among all enquiries hides nothing that it finds: %s, %s', async (label, option) => {
  const other = { product: 'Cirvena-Cream', status: 'done' } as const;
  const many = Array.from({ length: 140 }, (_, at) => enquiry(at + 1, other));
  const { user } = await openTestDesk('/', many);
  await user.selectOptions(screen.getByLabelText(label), option);
  await user.type(screen.getByLabelText('Search'), 'CI-AAAA-0002');
  await user.click(screen.getByRole('button', { name: texts.list.searchAll }));
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('CI-AAAA-0002')]));
  expect(screen.getByLabelText('Show')).toHaveValue('all');
  expect(screen.getByLabelText('Product')).toHaveValue('all');
});

test('after a search among all enquiries older ones can be loaded', async () => {
  const many = Array.from({ length: 240 }, (_, at) =>
    enquiry(at + 1, { status: at < 5 ? 'called' : 'done' }),
  );
  const { user } = await openTestDesk('/', many);
  await user.selectOptions(screen.getByLabelText('Show'), 'Called');
  await user.type(screen.getByLabelText('Search'), 'CI-AAAA-0101');
  await user.click(screen.getByRole('button', { name: texts.list.searchAll }));
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('CI-AAAA-0101')]));
  await user.clear(screen.getByLabelText('Search'));
  await user.click(screen.getByRole('button', { name: texts.list.more }));
  pausePresses();
  await user.click(screen.getByRole('button', { name: texts.list.more }));
  expect(screen.getByRole('button', { name: texts.list.older })).toBeVisible();
});

test('how many a search or a filter leaves is said, also when there is none', async () => {
  const { user } = await openTestDesk('/', three);
  const said = () => screen.getAllByRole('status').map((status) => status.textContent);
  const places = screen.getAllByRole('status');
  await user.type(screen.getByLabelText('Search'), 'person 2');
  expect(said()).toContain('Shown: 1');
  await user.type(screen.getByLabelText('Search'), 'zzz');
  expect(said()).toContain(texts.list.nothingFound);
  await user.clear(screen.getByLabelText('Search'));
  await user.selectOptions(screen.getByLabelText('Show'), 'All');
  expect(said()).toContain('Shown: 3');
  await user.selectOptions(screen.getByLabelText('Show'), 'open');
  expect(said()).toContain('Shown: 2');
  // Screen readers read what changes in a place, not a new one.
  expect(screen.getAllByRole('status')).toEqual(places);
});

test('what was chosen stays while one of them is looked at, and the list goes on there', async () => {
  const { user, scrollTo, scrollIntoView } = await openTestDesk('/', three);
  await user.selectOptions(screen.getByLabelText('Show'), 'Called');
  await user.selectOptions(screen.getByLabelText('Product'), 'Cirvena Forte');
  await user.type(screen.getByLabelText('Search'), 'person');
  await user.click(screen.getByRole('link', { name: 'Person 2' }));
  const heading = await screen.findByRole('heading', { name: 'Person 2' });
  expect(heading).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  // Tabs and the history of the browser name nobody.
  expect(document.title).toBe('CI-AAAA-0002 – Order desk');
  await user.click(screen.getByRole('link', { name: texts.enquiry.back }));

  expect(rows()).toEqual([expect.stringContaining('Person 2')]);
  expect(screen.getByLabelText('Search')).toHaveValue('person');
  expect(screen.getByLabelText('Show')).toHaveDisplayValue('Called');
  expect(screen.getByLabelText('Product')).toHaveDisplayValue('Cirvena Forte');
  expect(screen.getByRole('link', { name: 'Person 2' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalled();
  expect(document.title).toBe('Enquiries – Order desk');
});

test('what was asked about a product that is sold no more can be chosen, too', async () => {
  const gel = enquiry(4, { product: 'Withdrawn-Gel' });
  // Functions that did not know its product left it empty.
  const { user } = await openTestDesk('/', [...three, gel, enquiry(5, { product: '' })]);
  const products = within(screen.getByLabelText('Product')).getAllByRole('option');
  const names = products.map(({ textContent }) => textContent);
  expect(names).toEqual(['All', 'Cirvena Forte', 'Cirvena Cream', 'Withdrawn-Gel']);
  await user.selectOptions(screen.getByLabelText('Product'), 'Withdrawn-Gel');
  expect(rows()).toEqual([expect.stringContaining('Person 4')]);
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

test('a letter that is typed into the search draws the desk once', async () => {
  const { user, onDraw } = await openTestDesk('/', [enquiry(1), enquiry(2)]);
  await user.type(screen.getByLabelText('Search'), 'Person ');
  onDraw.mockClear();
  await user.keyboard('2');

  expect(screen.queryByText('Person 1')).toBeNull();
  expect(onDraw).toHaveBeenCalledTimes(1);
});
