import { takeReport } from './takeReports';

test('a client that sends many reports does not use up the limit of others', async () => {
  const kind = {
    types: ['application/json'],
    maxBytes: 100,
    rates: { perClient: { burst: 2, perSecond: 0.01 }, total: { burst: 5, perSecond: 0.01 } },
    count: () => ({}),
  };
  const take = takeReport(kind, { add: async () => {} });
  const codes: number[] = [];
  for (const client of ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3']) {
    const request = { method: 'POST', type: 'application/json', length: undefined, client };
    codes.push((await take({ ...request, read: async () => Buffer.from('{}') })).code);
  }

  expect(codes).toEqual([204, 204, 429, 204]);
});
