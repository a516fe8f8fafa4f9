import { setTimeout as wait } from 'node:timers/promises';
import { createEventQueue } from './eventQueue';

const lines: string[] = [];
beforeEach(() => void lines.splice(0));
const newQueue = () => createEventQueue((line) => lines.push(line), 5);

test('work is done one after the other, and again until it succeeds, behind what came meanwhile', async () => {
  const queue = newQueue();
  const done: string[] = [];
  let failures = 3;
  let underWay = 0;
  const work = (name: string) => async () => {
    expect(++underWay).toBe(1);
    await wait(1);
    underWay -= 1;
    if (name === 'hard' && failures-- > 0) throw new Error('busy');
    done.push(name);
  };
  queue.add(work('hard'));
  queue.add(work('easy'));
  while (done.length < 2) await wait(5);

  expect(done).toEqual(['easy', 'hard']);
  expect(failures).toBe(-1);
  // The success in between makes the next failure news again; repeated ones are said once.
  expect(lines).toEqual(Array(2).fill('The work of an event failed: busy'));
  await queue.stop();
});

test('what is repeated by its own clock is done once', async () => {
  const queue = newQueue();
  let attempts = 0;
  await queue.addOnce(async () => {
    attempts += 1;
    throw new Error('busy');
  });
  await wait(30);

  expect(attempts).toBe(1);
  await queue.stop();
});

test('after its end nothing begins, not even what was to be repeated', async () => {
  const queue = newQueue();
  let attempts = 0;
  queue.add(async () => {
    attempts += 1;
    throw new Error('busy');
  });
  await queue.addOnce(async () => {});
  await queue.stop();
  queue.add(async () => void (attempts += 1));
  await wait(30);

  expect(attempts).toBe(1);
});
