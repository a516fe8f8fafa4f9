import { createRateLimiter } from './rateLimiter';

const served = (count: number, request: () => boolean) =>
  Array.from({ length: count }, request).filter(Boolean).length;

function setup() {
  let time = 0;
  const rate = createRateLimiter(
    { perClient: { burst: 10, perSecond: 2 }, total: { burst: 25, perSecond: 5 } },
    () => time,
  );
  return { rate, wait: (ms: number) => (time += ms) };
}

test('a client is served in a burst, then at its rate, and others are served meanwhile', () => {
  const { rate, wait } = setup();

  expect(served(50, () => rate('one'))).toBe(10);
  expect(served(5, () => rate('two'))).toBe(5);
  wait(1000);
  expect(served(50, () => rate('one'))).toBe(2);
  wait(60_000);
  expect(served(50, () => rate('one'))).toBe(10);
});

test('many clients together are served no faster than the total allows', () => {
  const { rate, wait } = setup();
  let count = 0;
  const newClient = () => rate(`client-${count++}`);

  expect(served(100, newClient)).toBe(25);
  wait(1000);
  expect(served(100, newClient)).toBe(5);
});

test('a refused request costs its sender nothing', () => {
  const { rate, wait } = setup();
  served(10_000, () => rate('one'));
  wait(500);

  expect(rate('one')).toBe(true);
});

test('among many clients one that is busy is not forgotten', () => {
  let time = 0;
  const slow = { burst: 2, perSecond: 1 };
  const rate = createRateLimiter(
    { perClient: slow, total: { burst: 1e9, perSecond: 1 } },
    () => time,
  );
  served(2, () => rate('busy'));
  for (let client = 0; client < 5000; client += 1) rate(`client-${client}`);

  expect(rate('busy')).toBe(false);
  time += 10_000;
  expect(served(3, () => rate('busy'))).toBe(2);
});
