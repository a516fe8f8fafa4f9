import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NO_EMAIL } from '@site/order-model/noEmail';
import { CloudError } from '../model/deskCloud';
import { enquiry, type MemoryCloud } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import texts from '../../content/desk.json';

const withEmail = (number: number, Email: string) => {
  const { order, ...rest } = enquiry(number, { status: 'seen' });
  return { ...rest, order: { ...order!, Email, Mobile: `900000000${number}` } };
};
const three = [withEmail(1, 'Asha@X.in'), withEmail(2, 'ravi@x.in'), withEmail(3, 'asha@x.in')];
const subscribe = (cloud: MemoryCloud) => {
  cloud.subscribers = [
    { id: 's1', email: 'ASHA@x.in' },
    { id: 's2', email: 'ravi@x.in' },
  ];
};
const open = () => openTestDesk('/people', three, subscribe);
const field = () => screen.getByLabelText(texts.people.who);

test('all of a person goes at once, however it was written, and nothing of anybody else', async () => {
  const { user, cloud, desk, container } = await open();
  await user.click(screen.getByRole('button', { name: texts.people.show }));
  expect(await screen.findByRole('button', { name: 'ASHA@x.in' })).toBeVisible();
  await user.type(field(), 'asha@x.in{Enter}');
  expect(await screen.findByText(/^asha@x\.in: enquiries 2, subscriptions 1\./)).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  expect(cloud.stored.size).toBe(3);
  await user.click(screen.getByRole('button', { name: texts.people.erase }));

  expect(await screen.findByText(texts.people.erased)).toBeVisible();
  expect(field()).toHaveFocus();
  expect([...cloud.stored.keys()]).toEqual([three[1]?.id]);
  expect(cloud.subscribers.map(({ id }) => id)).toEqual(['s2']);
  expect(screen.queryByRole('button', { name: 'ASHA@x.in' })).toBeNull();
  expect(desk.view().enquiries).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('Nothing is stored for asha@x.in.')).toBeVisible();
});

test('an address with a comma behind it is not looked up, and the answer says what is wrong', async () => {
  const { user } = await open();
  await user.type(field(), 'asha@x.in,{Enter}');
  expect(field()).toHaveAccessibleDescription(/one whole e-mail address .* nothing beside it/);
});

test('a number is a person too; a part of one is not', async () => {
  const { user, cloud } = await open();
  await user.type(field(), '90000{Enter}');
  expect(field()).toHaveAccessibleDescription(/whole e-mail address/);
  // The focus is there already: nothing else would be read.
  expect(screen.getByRole('alert')).toHaveTextContent(texts.people.whoPart);
  await user.clear(field());
  pausePresses();
  await user.type(field(), '+91 90000 00002{Enter}');
  // Two people may share a number.
  expect(await screen.findByText(/: enquiries 1, subscriptions 1 \(ravi@x\.in\)\./)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: texts.people.erase }));

  // Nothing would say afterwards whose address that was.
  await waitFor(() => expect(cloud.subscribers.map(({ id }) => id)).toEqual(['s1']));
  expect(cloud.stored.size).toBe(2);
});

test('while it is erased that is said', async () => {
  const { user, cloud } = await open();
  const { eraseSubscriber } = cloud;
  let answer = () => {};
  cloud.eraseSubscriber = (...all) =>
    new Promise<void>((done) => (answer = done)).then(() => eraseSubscriber(...all));
  await user.type(field(), 'asha@x.in{Enter}');
  await user.click(await screen.findByRole('button', { name: texts.people.erase }));
  expect(await screen.findByText(texts.layout.erasing)).toHaveRole('status');
  await act(async () => answer());
  expect(await screen.findByText(texts.people.erased)).toBeVisible();
  expect(screen.queryByText(texts.layout.erasing)).toBeNull();
});

test('a subscription of a number that could not be erased is found again', async () => {
  const { user, cloud } = await open();
  const { eraseSubscriber } = cloud;
  cloud.eraseSubscriber = () => Promise.reject(new CloudError('offline'));
  await user.type(field(), '9000000002{Enter}');
  await user.click(await screen.findByRole('button', { name: texts.people.erase }));
  expect(await screen.findByText(/^Not erased: 2\./)).toBeVisible();

  cloud.eraseSubscriber = eraseSubscriber;
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText(/: enquiries 1, subscriptions 1/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.people.erase }));
  expect(await screen.findByText(texts.people.erased)).toBeVisible();
  expect(cloud.subscribers.map(({ id }) => id)).toEqual(['s1']);
});

test('of people who share a number, one whose subscription could not be erased keeps the enquiry', async () => {
  const own = withEmail(2, 'ravi@x.in');
  const others = [withEmail(1, 'usha@x.in'), withEmail(3, NO_EMAIL)];
  for (const { order } of others) order.Mobile = own.order.Mobile;
  const { user, cloud } = await openTestDesk('/people', [own, ...others], subscribe);
  cloud.eraseSubscriber = () => Promise.reject(new CloudError('offline'));
  await user.type(field(), '9000000002{Enter}');
  await user.click(await screen.findByRole('button', { name: texts.people.erase }));
  expect(await screen.findByText(/^Not erased: 3\./)).toBeVisible();
  // Of one without an address the record may know which it had.
  expect([...cloud.stored.keys()]).toEqual([own.id, others[1]?.id]);
});

test('a subscription whose erasure was not answered counts as erased', async () => {
  const { user, cloud } = await open();
  const { eraseSubscriber } = cloud;
  cloud.eraseSubscriber = async (...args) => {
    await eraseSubscriber(...args);
    throw new CloudError('offline');
  };
  await user.type(field(), 'asha@x.in{Enter}');
  await user.click(await screen.findByRole('button', { name: texts.people.erase }));
  expect(await screen.findByText(texts.people.erased)).toBeVisible();
});

test('what could not be read or erased is said', async () => {
  const { user, cloud } = await open();
  const { findPerson } = cloud;
  cloud.findPerson = () => Promise.reject(new CloudError('offline'));
  await user.type(field(), 'asha@x.in{Enter}');
  expect(await screen.findByText(/^What is stored could not be read/)).toBeVisible();
  expect(screen.queryByText(/^Nothing is stored/)).toBeNull();

  cloud.findPerson = findPerson;
  pausePresses();
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  cloud.eraseSubscriber = () => Promise.reject(new CloudError('offline'));
  await user.click(await screen.findByRole('button', { name: texts.people.erase }));
  expect(await screen.findByText(/^Not erased: 1\./)).toBeVisible();
});

test('an order that only this device has, and would send later, is found and erased too', async () => {
  const { user, desk, cloud } = await open();
  cloud.refusal = 'denied';
  await act(() => desk.addEnquiry(withEmail(4, 'meera@x.in').order, 'telephone'));
  await act(() => desk.refresh());
  await user.type(field(), '9000000004{Enter}');
  await user.click(await screen.findByRole('button', { name: texts.people.erase }));
  expect(await screen.findByText(texts.people.erased)).toBeVisible();

  cloud.refusal = undefined;
  await act(() => desk.refresh());
  expect(desk.view().pending).toEqual([]);
  expect(cloud.stored.size).toBe(3);
});

test('a number that only a refused order of this device has ends the subscription of its address, too', async () => {
  const { user, desk, cloud } = await open();
  const { order } = withEmail(4, 'Ravi@x.in');
  cloud.refusal = 'denied';
  await act(() => desk.addEnquiry(order, 'telephone'));
  await act(() => desk.refresh());
  await user.type(field(), `${order.Mobile}{Enter}`);
  expect(await screen.findByText(/: enquiries 1, subscriptions 1 \(ravi@x\.in\)\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.people.erase }));
  expect(await screen.findByText(texts.people.erased)).toBeVisible();
  expect(cloud.subscribers.map(({ id }) => id)).toEqual(['s1']);
});

test('an order that waits to be sent is found once it is sent and has its record', async () => {
  const { user, desk, cloud } = await open();
  const { order } = withEmail(4, 'meera@x.in');
  cloud.failure = 'offline';
  await act(() => desk.addEnquiry(order, 'telephone'));
  await user.type(field(), `${order.Mobile}{Enter}`);
  expect(await screen.findByText(texts.people.unreachable)).toBeVisible();

  cloud.failure = undefined;
  cloud.isRecordLate = true;
  pausePresses();
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText(texts.people.unreachable)).toBeVisible();
  cloud.makeRecords();
  pausePresses();
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText(/: enquiries 1, subscriptions 0\./)).toBeVisible();
});

test('an address that subscribed twice gets the news once', async () => {
  const { user, cloud } = await openTestDesk('/people', [], (cloud) => {
    cloud.subscribers = [
      { id: 's1', email: 'Asha@x.in' },
      { id: 's2', email: 'asha@x.in' },
    ];
  });
  await user.click(screen.getByRole('button', { name: texts.people.show }));
  expect(await screen.findAllByRole('button', { name: /^asha@x\.in$/i })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Save 1 as a table (CSV)' })).toBeVisible();
  expect(cloud.subscribers).toHaveLength(2);
});

/** Holds what a request answers until that is let go. */
function hold<Args extends unknown[], Answer>(request: (...args: Args) => Promise<Answer>) {
  let release = () => {};
  const held = jest.fn(async (...args: Args) => {
    await new Promise<void>((resolve) => (release = resolve));
    return request(...args);
  });
  return { held, release: () => release() };
}
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('while subscribers are read the page says so, and reads them once', async () => {
  const { user, cloud } = await open();
  const { held, release } = hold(cloud.readSubscribers);
  cloud.readSubscribers = held;
  for (let presses = 0; presses < 2; presses++) {
    pausePresses();
    await user.click(screen.getByRole('button', { name: texts.people.show }));
  }
  expect(held).toHaveBeenCalledTimes(1);
  expect(statuses()).toContain(texts.list.loading);
  release();
  expect(await screen.findByRole('button', { name: 'ravi@x.in' })).toBeVisible();
  expect(statuses()).not.toContain(texts.list.loading);
});

test('while a person is looked up the page says so', async () => {
  const { user, cloud } = await open();
  const { held, release } = hold(cloud.findPerson);
  cloud.findPerson = held;
  await user.type(field(), 'asha@x.in{Enter}');
  expect(statuses()).toContain(texts.list.loading);
  release();
  expect(await screen.findByRole('button', { name: texts.people.erase })).toBeVisible();
  expect(statuses()).not.toContain(texts.list.loading);
});

test('of many subscribers some are drawn, and more on request', async () => {
  const { user } = await openTestDesk('/people', [], (cloud) => {
    cloud.subscribers = Array.from({ length: 60 }, (_, at) => ({
      id: `s${at}`,
      email: `person${at + 1}@x.in`,
    }));
  });
  await user.click(screen.getByRole('button', { name: texts.people.show }));
  expect(await screen.findByRole('button', { name: 'Save 60 as a table (CSV)' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  pausePresses();
  await user.click(screen.getByRole('button', { name: texts.list.more }));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: texts.list.more })).toBeNull();
  expect(screen.getByRole('button', { name: 'person51@x.in' })).toHaveFocus();
});

test('subscribers are shown, can be saved as a table, and one tap looks for one', async () => {
  const { user, cloud } = await open();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: texts.people.show }));
  await user.click(await screen.findByRole('button', { name: 'Save 2 as a table (CSV)' }));
  await waitFor(() => expect(cloud.exports).toEqual([2]));
  await user.click(screen.getByRole('button', { name: 'ravi@x.in' }));
  expect(field()).toHaveValue('ravi@x.in');
});
