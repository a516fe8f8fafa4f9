import { fetchWithRetry } from './fetchWithRetry';
import { serveLocally } from './serveLocally';

/** Serves these statuses, one after another, the last one again and again; 0 ends the connection. */
async function ask(...statuses: number[]) {
  let count = 0;
  const { address, close } = await serveLocally((_, response) => {
    const status = statuses[count] ?? statuses.at(-1) ?? 0;
    count += 1;
    if (status === 0) response.destroy();
    else response.writeHead(status).end(`answer ${count}`);
  });
  const outcome = await fetchWithRetry(address, {}).catch((failure: Error) => failure.message);
  await close();
  return { address, count, outcome };
}

test('what may pass is asked for again, and that this was done is told', async () => {
  expect(await ask(200)).toMatchObject({ count: 1, outcome: { status: 200, isRetried: false } });
  const { count, outcome } = await ask(429, 0, 404);
  expect(count).toBe(3);
  expect(outcome).toEqual({ status: 404, bytes: Buffer.from('answer 3'), isRetried: true });
});

test('the last of four attempts counts, with its status', async () => {
  expect(await ask(503)).toMatchObject({ count: 4, outcome: { status: 503, isRetried: true } });
  const { address, count, outcome } = await ask(0);
  expect([count, outcome]).toEqual([4, `${address} cannot be reached: other side closed.`]);
});

test('a name that nobody knows is told, not only that the address is silent', async () => {
  await expect(fetchWithRetry('http://site.invalid/', {})).rejects.toThrow(
    /^http:\/\/site\.invalid cannot be reached: getaddrinfo E\w+ site\.invalid\.$/,
  );
});

test('a token that no header can hold is refused at once, and quoted nowhere', async () => {
  const headers = { Authorization: 'Bearer ya29\u2026secret' };
  const failure = await fetchWithRetry('http://site.invalid/', { headers }).catch((it) => it);
  expect(failure.message).toBe(
    'The access token for http://site.invalid holds a sign that no header may hold. Get a new one.',
  );
  expect(failure.cause).toBe(undefined);
});
