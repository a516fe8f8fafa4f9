import { MessageChannel } from 'node:worker_threads';
import { askAppCheckFrame } from './appCheckFrame';

// Missing in jsdom.
Object.assign(globalThis, { MessageChannel });

const frames = () => [...document.querySelectorAll('iframe')];

/** What the page in the frame does, which jsdom does not load. */
function answer(token?: string): void {
  const [frame] = frames();
  jest
    .spyOn(frame!.contentWindow!, 'postMessage')
    .mockImplementation(((_message: string, _origin: string, [port]: [MessagePort]) =>
      port.postMessage({ token })) as never);
  frame!.dispatchEvent(new Event('load'));
}

test('sends at the same time share a frame, and each gets the token', async () => {
  const asked = [askAppCheckFrame(), askAppCheckFrame()];
  expect(frames()).toHaveLength(1);
  answer('token');
  expect(await Promise.all(asked)).toEqual(['token', 'token']);
  expect(frames()).toHaveLength(0);

  const next = askAppCheckFrame();
  answer();
  expect(await next).toBeUndefined();
});

test('a frame that never answers goes, and the next send asks another', async () => {
  jest.useFakeTimers();
  const asked = askAppCheckFrame().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await asked).toBeInstanceOf(Error);
  expect(frames()).toHaveLength(0);
  jest.useRealTimers();

  const next = askAppCheckFrame();
  answer('token');
  expect(await next).toBe('token');
});
