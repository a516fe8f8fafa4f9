import { FIRST, refusal, siteForEachTest } from './testing/siteForEachTest';

const { publications, state, newRelease, run } = siteForEachTest();
const current = async () => (await state()).history[0];

test('while nothing is deployed there is nothing to switch', async () => {
  expect(await run('offline', 'off')).toEqual(refusal('Nothing is deployed yet.'));
});

test.each([[[]], [['maybe']], [['off', 'on']]])('%j is refused', async (words) => {
  await run(...FIRST);
  expect(await run('offline', ...words)).toMatchObject({ code: 2 });
});

test('switched off, it stays off through later deployments, until it is switched on', async () => {
  await run(...FIRST);
  const first = await current();
  expect(first).not.toHaveProperty('offline');

  expect(await run('offline', 'off')).toMatchObject({ code: 0 });
  expect(await current()).toMatchObject({
    live: first?.live,
    offline: 'off',
    by: { name: 'offline', wanted: 'off' },
  });
  await newRelease('1.4.0');
  await run('use', 'products@1.4.0');
  expect(await current()).toMatchObject({ offline: 'off' });

  await run('offline', 'on');
  expect(await current()).not.toHaveProperty('offline');
  expect(publications().kept).toEqual([true, false, false, true]);
});
