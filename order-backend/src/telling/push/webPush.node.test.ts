import { createECDH, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveLocally, type LocalServer } from '@site/tooling/http/serveLocally';
import { composePush } from './composePush';
import { newPushKeys } from './keepPushKeys';
import { webPush } from './webPush';

const keys = newPushKeys();
const message = composePush(
  'aB3dE6gH9jK2mN5pQ8sT',
  { reference: 'CI-7KQ2-9XPD', product: 'Cirvena-Forte' },
  'hi',
);
const phone = {
  endpoint: '',
  language: 'hi',
  auth: randomBytes(16).toString('base64url'),
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
};
const settings = { contact: 'mailto:orders@shop.test', keys };
const own = { ...settings, isService: (endpoint: string) => endpoint === phone.endpoint };
let server: LocalServer;
let answer: RequestListener;

beforeAll(async () => {
  server = await serveLocally((request, response) => answer(request, response));
  phone.endpoint = `${server.address}/asha`;
});
afterAll(() => server.close());

test('a push says nothing of the person, and only the phone can read it', async () => {
  expect(message).toEqual({
    title: 'नया ऑर्डर: Cirvena Forte',
    body: 'CI-7KQ2-9XPD · इसे खोलें और फ़ोन करें।',
    tag: 'aB3dE6gH9jK2mN5pQ8sT',
    path: '/enquiries/CI-7KQ2-9XPD',
    language: 'hi',
  });
  const asked: [object, Buffer][] = [];
  answer = async (request, response) => {
    asked.push([request.headers, await buffer(request)]);
    response.writeHead(201).end();
  };
  expect(await webPush(own).send(phone, message)).toBe('sent');

  const [[headers, body] = []] = asked;
  expect(headers).toMatchObject({
    topic: 'aB3dE6gH9jK2mN5pQ8sT',
    urgency: 'high',
    ttl: '43200',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(new RegExp(`^vapid t=.+, k=${keys.publicKey}$`)),
  });
  expect(body?.includes('CI-7KQ2')).toBe(false);
});

test.each<[what: string, RequestListener, outcome: string]>([
  ['forgotten the phone', (_, response) => response.writeHead(410).end(), 'gone'],
  // Such as for a sender with another key.
  ['refused', (_, response) => response.writeHead(403).end(), 'The push service answered 403.'],
  ['much to do', (_, response) => response.writeHead(429).end(), 'The push service answered 429.'],
  ['no answer', () => {}, 'The push service cannot be reached (TimeoutError).'],
  [
    'lost the connection',
    ({ socket }) => socket.destroy(),
    'The push service cannot be reached (TypeError).',
  ],
])('a service that has %s', async (what, listener, outcome) => {
  answer = listener;
  // Only what never answers is worth a short wait: a busy machine is slow with the others.
  const { send } = webPush(what === 'no answer' ? { ...own, timeoutMs: 500 } : own);

  expect(await send(phone, message).catch((failure: Error) => failure.message)).toBe(outcome);
});

test.each([
  ['a server of somebody’s choice', { endpoint: 'https://example.com/internal' }],
  ['this machine', { endpoint: 'http://127.0.0.1:1/' }],
])('nothing is sent to %s', async (_what, changes) => {
  const fetching = jest.spyOn(globalThis, 'fetch');

  expect(await webPush(settings).send({ ...phone, ...changes }, message)).toBe('gone');
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
});

test('keys that are no keys make the phone gone', async () => {
  expect(await webPush(own).send({ ...phone, p256dh: 'x' }, message)).toBe('gone');
});

test('a phone stays when the own key is none', async () => {
  const wrong = { ...own, keys: { ...keys, privateKey: 'secret of ours' } };

  expect(await webPush(wrong).send(phone, message).catch(String)).toBe(
    'Error: The key that signs pushes cannot be used. Set the secret ORDER_NOTICES_PUSH_KEY again and deploy the functions.',
  );
});
