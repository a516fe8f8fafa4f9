import { startPushService, type PushService } from '../testing/pushService';
import { composePush } from './composePush';
import { newPushKeys } from './keepPushKeys';
import { webPush } from './webPush';

const keys = newPushKeys();
const message = composePush(
  'aB3dE6gH9jK2mN5pQ8sT',
  { reference: 'CI-7KQ2-9XPD', product: 'Cirvena-Forte' },
  'hi',
);
let service: PushService;
const settings = {
  ...{ contact: 'mailto:orders@shop.test', keys },
  isService: (endpoint: string) => endpoint.startsWith('http://127.0.0.1:'),
};
const sender = webPush(settings);

beforeAll(async () => {
  service = await startPushService();
  service.senderKey = keys.publicKey;
});
afterAll(() => service.close());
beforeEach(() => {
  service.behaviour = 'accept';
  service.received.splice(0);
});

test('a phone alone can read what is sent to it, and it says nothing of the person', async () => {
  const phone = service.newPhone('asha');
  expect(await sender.send(phone, message)).toBe('sent');

  const [push] = service.received;
  expect(push?.message).toEqual({
    ...{ title: 'नया ऑर्डर: Cirvena Forte', body: 'CI-7KQ2-9XPD · इसे खोलें और वापस कॉल करें।' },
    ...{ tag: 'aB3dE6gH9jK2mN5pQ8sT', path: '/enquiries/CI-7KQ2-9XPD', language: 'hi' },
  });
  expect(push?.headers).toMatchObject({
    ...{ topic: 'aB3dE6gH9jK2mN5pQ8sT', urgency: 'high', ttl: '43200' },
    'content-encoding': 'aes128gcm',
  });
  // Another phone of the same service cannot.
  const { endpoint } = service.newPhone('ravi');
  await expect(sender.send({ ...phone, endpoint }, message)).rejects.toThrow('answered 400');
});

test('a phone that the service has forgotten is gone; a busy, silent or broken one is tried again', async () => {
  const phone = service.newPhone('asha');
  const outcomes: string[] = [];
  // Only what never answers is worth a short wait: a busy machine is slow with the others.
  const impatient = webPush({ ...settings, timeoutMs: 500 });
  for (const behaviour of ['gone', 'busy', 'hang', 'loseAnswer'] as const) {
    service.behaviour = behaviour;
    const { send } = behaviour === 'hang' ? impatient : sender;
    outcomes.push(await send(phone, message).catch((failure: Error) => failure.message));
  }

  expect(outcomes).toEqual([
    'gone',
    'The push service answered 429.',
    'The push service cannot be reached (TimeoutError).',
    'The push service cannot be reached (TypeError).',
  ]);
});

test('a sender with another key is refused, which is no reason to forget the phone', async () => {
  const stranger = webPush({
    ...{ contact: 'mailto:orders@shop.test', keys: newPushKeys() },
    isService: () => true,
  });

  await expect(stranger.send(service.newPhone('asha'), message)).rejects.toThrow('answered 403');
});

test.each([
  ['a server of somebody’s choice', { endpoint: 'https://example.com/internal' }],
  ['this machine', { endpoint: 'http://127.0.0.1:1/' }],
])('nothing is sent to %s', async (_what, changes) => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  const strict = webPush({ contact: 'mailto:orders@shop.test', keys });

  expect(await strict.send({ ...service.newPhone('asha'), ...changes }, message)).toBe('gone');
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
});

test('keys that are no keys make the phone gone', async () => {
  const phone = { ...service.newPhone('asha'), p256dh: 'x' };

  expect(await sender.send(phone, message)).toBe('gone');
});
