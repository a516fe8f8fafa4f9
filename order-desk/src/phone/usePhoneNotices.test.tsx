import { act, screen } from '@testing-library/react';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import texts from '../../content/desk.json';

test('whoever comes back to the list finds the switch at once, and nothing is asked or stored again', async () => {
  const subscribe = jest.fn(async () => ({ toJSON: () => ({ endpoint: 'https://example.com' }) }));
  const ready = Promise.resolve({ pushManager: { subscribe } });
  Object.assign(globalThis, { PushManager: class {}, Notification: { permission: 'granted' } });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { ready }),
    configurable: true,
  });
  const key = { publicKey: `B${'A'.repeat(86)}` };
  globalThis.fetch = jest.fn(async () => ({ json: async () => key }) as Response);
  localStorage.setItem('desk-phone', 'phoneAAAAAAAAAAAAAAA');
  const keepPhone = jest.fn(async () => {});
  const { user } = await openTestDesk('/', [enquiry(1)], (cloud) => {
    cloud.keepPhone = keepPhone;
  });
  const region = { name: texts.phone.title.replace('{device}', 'phone') };
  await screen.findByRole('region', region);
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  expect(screen.queryByRole('region', region)).toBeNull();
  await user.click(screen.getByRole('link', { name: texts.enquiry.back }));
  expect(screen.getByRole('region', region)).toBeVisible();
  await act(() => new Promise((done) => setTimeout(done)));

  for (const asked of [globalThis.fetch, subscribe, keepPhone]) {
    expect(asked).toHaveBeenCalledTimes(1);
  }
});
