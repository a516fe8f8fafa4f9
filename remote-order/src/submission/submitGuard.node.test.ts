import { submitGuard } from './submitGuard';

function setup() {
  let time = 5000;
  const guard = submitGuard(() => time);
  return { guard, wait: (ms: number) => (time += ms) };
}

test('a submit during a submission is a repetition', () => {
  const { guard } = setup();

  expect([guard.begin(), guard.begin()]).toEqual([true, false]);
});

test('a submission that kept the fields may be tried again at once', () => {
  const { guard } = setup();
  guard.begin();
  guard.end({ cleared: false });

  expect(guard.begin()).toBe(true);
});

test('the second click on a form that the first has emptied is a repetition', () => {
  const { guard, wait } = setup();
  guard.begin();
  guard.end({ cleared: true });
  wait(200);

  expect(guard.begin()).toBe(false);
  wait(1000);
  expect(guard.begin()).toBe(true);
});

test('an edit makes the next submit a new one', () => {
  const { guard } = setup();
  guard.begin();
  guard.end({ cleared: true });
  guard.edited();

  expect(guard.begin()).toBe(true);
});
