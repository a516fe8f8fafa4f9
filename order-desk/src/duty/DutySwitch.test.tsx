import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../../content/desk.json';
import { asha, enquiry, type MemoryCloud } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';

const HOUR = 60 * 60_000;
const part = () => within(screen.getByRole('region', { name: texts.duty.title }));

test('somebody says until when they are off, and the list says when nobody is on duty', async () => {
  const { user, cloud } = await openTestDesk('/', [enquiry(1)]);
  expect(screen.queryByText(texts.list.nobodyOn)).toBeNull();
  await user.click(part().getByRole('button', { name: texts.duty.askOff }));
  expect(part().getByText(texts.duty.offWhen).parentElement).toHaveFocus();
  await user.click(part().getByRole('button', { name: texts.answer.anHour }));

  expect(await part().findByText(/^You are off until /)).toBeVisible();
  expect(cloud.duties.at(-1)).toMatchObject({ uid: asha.uid });
  expect(cloud.duties.at(-1)?.duty.offUntil).toBeGreaterThan(Date.now());
  expect(screen.getByText(texts.list.nobodyOn)).toBeVisible();
  await user.click(part().getByRole('button', { name: texts.duty.back }));
  await waitFor(() => expect(screen.queryByText(texts.list.nobodyOn)).toBeNull());
  expect(cloud.duties.at(-1)?.duty).toEqual({});
});

test('quiet hours are set, and stay while somebody is off', async () => {
  const { user, cloud } = await openTestDesk('/', []);
  await user.click(part().getByRole('button', { name: texts.duty.askQuiet }));
  await user.click(part().getByRole('button', { name: texts.duty.setQuiet }));
  const quiet = { quietFrom: '21:00', quietUntil: '08:00' };
  expect(cloud.duties.at(-1)?.duty).toEqual(quiet);
  expect(part().getByRole('status')).toHaveTextContent('Quiet hours: 21:00 to 08:00.');
  await user.click(part().getByRole('button', { name: texts.duty.askOff }));
  await user.click(part().getByRole('button', { name: texts.answer.anHour }));
  expect(cloud.duties.at(-1)?.duty).toEqual({ ...quiet, offUntil: expect.any(Number) });
  await user.click(part().getByRole('button', { name: texts.duty.askQuiet }));
  await user.click(part().getByRole('button', { name: texts.duty.noQuiet }));
  expect(Object.keys(cloud.duties.at(-1)?.duty ?? {})).toEqual(['offUntil']);
});

test('what another phone has set stays, although this one does not know of it yet', async () => {
  const { user, cloud } = await openTestDesk('/', []);
  const quiet = { quietFrom: '22:00', quietUntil: '07:00' };
  cloud.duties.push({ uid: asha.uid, at: 1, duty: quiet });
  await user.click(part().getByRole('button', { name: texts.duty.askOff }));
  await user.click(part().getByRole('button', { name: texts.answer.anHour }));
  expect(cloud.duties.at(-1)?.duty).toEqual({ ...quiet, offUntil: expect.any(Number) });
});

test('nobody is said to be on duty while that could not be read, and may be off all the same', async () => {
  const noRule = (cloud: MemoryCloud) => {
    cloud.readDuties = () => Promise.reject(new Error('There is no rule yet.'));
  };
  const { user, cloud } = await openTestDesk('/', [], noRule);
  expect(part().getByRole('status')).toBeEmptyDOMElement();
  await user.click(part().getByRole('button', { name: texts.duty.askOff }));
  await user.click(part().getByRole('button', { name: texts.answer.anHour }));
  expect(await part().findByText(/^You are off until /)).toBeVisible();
  expect(cloud.duties).toHaveLength(1);
});

test('without a network it is said that nothing was set', async () => {
  const { user, cloud } = await openTestDesk('/', []);
  cloud.failure = 'offline';
  await user.click(part().getByRole('button', { name: texts.duty.askOff }));
  await user.click(part().getByRole('button', { name: texts.answer.anHour }));

  expect(await part().findByText(texts.duty.failed)).toHaveRole('alert');
  expect(part().getByText(texts.duty.on)).toBeVisible();
});

test('a desk learns within a minute what others have set, and goes on without', async () => {
  const ravi = { uid: 'ravi', name: 'Ravi' };
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  const { cloud, desk } = await openTestDesk('/', []);
  cloud.readColleagues = async () => [asha, ravi];
  const offUntil = start + 9 * HOUR;
  cloud.duties.push(...[asha, ravi].map(({ uid }) => ({ uid, at: start, duty: { offUntil } })));
  // Who belongs to the staff is looked for each hour.
  now.mockReturnValue(start + HOUR + 1);
  await act(() => desk.refresh());
  expect(screen.getByText(texts.list.nobodyOn)).toBeVisible();

  cloud.readDuties = () => Promise.reject(new Error('There is no rule yet.'));
  now.mockReturnValue(start + HOUR + 120_000);
  await act(() => desk.refresh());
  expect(desk.view().connection).toBe('live');
  now.mockRestore();
});
