import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { products } from '@site/company/products';
import type { DeskCloud } from '../cloud/openCloud';
import { CloudError } from '../model/deskCloud';
import type { WeekCounts } from '@site/order-model/weekCounts';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import texts from '../../content/desk.json';

const [forte, cream, ...others] = products.map(({ orderValue }) => orderValue) as [
  string,
  string,
  ...string[],
];
/** Nobody asked for them. */
const ofOthers = others.map(() => '0');
const weeks: readonly WeekCounts[] = [
  {
    week: '2026-11-23',
    received: 5,
    answered: 5,
    products: { [forte]: 4, [cream]: 1 },
    buyers: { Retailer: 2, 'Self Use': 3 },
    firstCalls: { h9: { received: 4, m5: 1, m30: 1, later: 2 }, h23: { received: 1, later: 1 } },
    lapsed: 2,
    outcomes: { [forte]: { ordered: 2, spam: 1 }, [cream]: { ordered: 0 } },
  },
  {
    week: '2026-11-16',
    received: 1,
    answered: 0,
    products: { [cream]: 1 },
    buyers: { Retailer: 1 },
    firstCalls: { h10: { received: 1 } },
    lapsed: 0,
    outcomes: {},
  },
];

/** jsdom's blobs have no text of their own. */
const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob as Blob);
  });

/** What the browser saves from now on. */
function catchSaved(): Blob[] {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` });
  Object.assign(URL, { revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return saved;
}

const show = (readWeeks: DeskCloud['readWeeks']) =>
  openTestDesk('/numbers', [], (cloud) => Object.assign(cloud, { readWeeks }));

test('the table is saved as it is shown, with days that spreadsheets read', async () => {
  const saved = catchSaved();
  await show(() => Promise.resolve(weeks));
  await userEvent.click(await screen.findByRole('button', { name: texts.numbers.export }));

  const text = await textOf(saved[0]);
  const lines = text.replace(/^\uFEFF/, '').split('\r\n');
  const [
    head,
    newest,
    older,
    ,
    callHead,
    fast,
    slow,
    ,
    hourHead,
    nine,
    ten,
    eleven,
    ,
    endHead,
    ends,
  ] = lines;
  expect(head).toMatch(/^Week from,Received,.*Retailer,Self use$/);
  expect(newest).toBe(['2026-11-23,5,4,1', ...ofOthers, '2,3'].join(','));
  expect(older).toBe(['2026-11-16,1,0,1', ...ofOthers, '1,0'].join(','));
  expect(callHead).toMatch(/^Week from,Answered,Half within,Within 5 min,.*60 min,Claims lapsed$/);
  expect(fast).toBe('2026-11-23,5,over 3 d,1,1,2,2,2');
  expect(slow).toBe('2026-11-16,0,–,0,0,0,0,0');
  expect(hourHead).toMatch(/^Hour,Received,Within 5 min,.*Within 60 min$/);
  expect([nine, ten, eleven]).toEqual([
    '09:00–10:00,4,1,1,2,2',
    '10:00–11:00,1,0,0,0,0',
    '23:00–24:00,1,0,0,0,0',
  ]);
  expect(endHead).toBe('Week from,Product,Ordered,No interest,Wrong number,Test or spam,Other');
  expect(ends).toBe('2026-11-23,Cirvena Forte,2,0,0,1,0');
});

test.each([
  ['5 min', 3, { h9: { m5: 1 }, h10: { m5: 1, m240: 1 } }],
  ['30 min', 4, { h9: { m15: 1, m30: 1, m240: 2 } }],
  ['1 h', 2, { h9: { m30: 0, m60: 2 } }],
  ['4 h', 3, { h9: { m5: 1, m240: 2 } }],
  ['3 d', 3, { h9: { m5: 1, m4320: 1, later: 1 } }],
])('half within %s is said of %d: %j', async (said, answered, firstCalls) => {
  const counts = { ...weeks[1]!, answered, firstCalls } as unknown as WeekCounts;
  await show(() => Promise.resolve([counts]));
  const table = await screen.findByRole('region', { name: texts.numbers.calls });
  expect(within(table).getByRole('cell', { name: said })).toBeVisible();
});

test('products that are sold no more, and enquiries whose product was not known, are counted too', async () => {
  const counts = {
    ...weeks[1]!,
    received: 4,
    products: { 'Withdrawn-Gel': 3, other: 1 },
    outcomes: { 'Withdrawn-Gel': { ordered: 2 }, 'Withdrawn-Oil': { spam: 1 } },
  };
  await show(() => Promise.resolve([counts, weeks[0]!]));
  const [table] = await screen.findAllByRole('table');
  const cellOf = (head: string) => {
    const [heads = [], ...rows] = within(table!)
      .getAllByRole('row')
      .map(({ children }) => Array.from(children, ({ textContent }) => textContent));
    return rows.map((row) => row[heads.indexOf(head)]);
  };
  expect(cellOf('Withdrawn-Gel')).toEqual(['3', '0']);
  expect(cellOf(texts.numbers.unknownProduct)).toEqual(['1', '0']);
  expect(cellOf('Cirvena Forte')).toEqual(['0', '4']);

  const ends = screen.getByRole('region', { name: texts.numbers.outcomes });
  const ended = within(ends)
    .getAllByRole('row')
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent).slice(1, 3));
  expect(ended).toEqual([
    ['Product', 'Ordered'],
    ['Withdrawn-Gel', '2'],
    ['Withdrawn-Oil', '0'],
    ['Cirvena Forte', '2'],
  ]);
});

test('older weeks are read on request, and saved with the others', async () => {
  const saved = catchSaved();
  const newest = Date.UTC(2026, 10, 23);
  const sixty = Array.from({ length: 60 }, (_, at) => ({
    ...weeks[1]!,
    week: new Date(newest - at * 7 * 24 * 3_600_000).toISOString().slice(0, 10),
  }));
  let answer = () => {};
  let isOffline = false;
  let reads = 0;
  const { user } = await show(async (count, before = '9') => {
    if ((reads += 1) > 1) await new Promise<void>((resolve) => (answer = resolve));
    if (isOffline) throw new CloudError('offline');
    return sixty.filter(({ week }) => week < before).slice(0, count);
  });
  const [table] = await screen.findAllByRole('table');
  const shown = () => within(table!).getAllByRole('rowheader').length;
  expect(shown()).toBe(26);

  const older = screen.getByRole('button', { name: texts.numbers.older });
  for (let presses = 0; presses < 2; presses++) {
    pausePresses();
    await user.click(older);
  }
  expect(older).toHaveTextContent(texts.list.loading);
  await act(async () => answer());
  expect([shown(), reads]).toEqual([52, 2]);

  isOffline = true;
  pausePresses();
  await user.click(older);
  await act(async () => answer());
  expect(screen.getByRole('alert')).toHaveTextContent(texts.numbers.offline);
  expect(shown()).toBe(52);

  isOffline = false;
  pausePresses();
  await user.click(screen.getByRole('button', { name: texts.numbers.again }));
  await act(async () => answer());
  expect(older).not.toBeInTheDocument();
  // The pressed button has gone.
  expect(within(table!).getAllByRole('row')[53]).toHaveFocus();

  await user.click(screen.getByRole('button', { name: texts.numbers.export }));
  const lines = (await textOf(saved[0])).split('\r\n');
  expect(lines.slice(1, lines.indexOf('')).map((line) => line.split(',')[0])).toEqual(
    sixty.map(({ week }) => week),
  );
});

test('without a connection the page says so, and reads again on request', async () => {
  let isOffline = true;
  await show(() =>
    isOffline ? Promise.reject(new CloudError('offline')) : Promise.resolve(weeks),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Figures need a connection.');
  const again = screen.getByRole('button', { name: texts.numbers.again });
  await userEvent.click(again);
  expect(again).toHaveFocus();
  isOffline = false;
  pausePresses();
  await userEvent.click(again);

  expect(await screen.findAllByRole('row')).toHaveLength(12);
  expect(screen.queryByRole('alert')).toBeNull();
});
