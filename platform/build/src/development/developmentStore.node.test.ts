import type { IncomingMessage, ServerResponse } from 'node:http';
import { openStore } from '@site/order-backend/wire/openStore';
import { developmentStore } from './developmentStore';

jest.mock('@site/order-backend/wire/openStore');

test('a store that could not be opened is opened for the next request, and then once', async () => {
  const handle = jest.fn();
  jest
    .mocked(openStore)
    .mockRejectedValueOnce(new Error('The journal is locked.'))
    .mockResolvedValue({ handle } as never);
  const { middleware } = developmentStore('order');
  const ask = () =>
    new Promise<unknown>((resolve) => {
      handle.mockImplementation(() => resolve('handled'));
      const request = { url: '/v1/orders', socket: { localPort: 3002 } };
      middleware(request as IncomingMessage, {} as ServerResponse, resolve as () => void);
    });

  expect(await ask()).toEqual(new Error('The journal is locked.'));
  expect(await ask()).toBe('handled');
  expect(await ask()).toBe('handled');
  expect(openStore).toHaveBeenCalledTimes(2);
});
