import { spawnSync } from 'node:child_process';
import { makeNew } from './makeNew';

jest.mock('node:child_process');
jest.mock('prettier', () => ({}));
jest.mock('./writtenSince', () => ({
  writtenSince: () =>
    jest.mocked(spawnSync).mock.calls.length ? ['gel.json', 'gel.webp'] : ['gel.json'],
}));
jest.mock('./plan', () => ({
  plan: () => ({
    created: {},
    edited: {},
    scripts: [['drawings', '-w', 'shell'], ['rules']],
    remains: ['Translate it.'],
  }),
}));

const said = jest.spyOn(console, 'error').mockReturnValue();
const written = jest.spyOn(console, 'log').mockReturnValue();
const before = 'gel.json\n\nWhat remains:\n- Translate it.\n\nBefore it is committed, ';
beforeEach(() => jest.clearAllMocks());

test('who stops it has read what remains, and what to run to go on', async () => {
  jest.mocked(spawnSync).mockImplementation(() => {
    throw new Error('Stopped.');
  });
  await expect(makeNew('product', 'gel', {})).rejects.toThrow('Stopped.');
  expect(written.mock.calls).toEqual([[expect.stringContaining(before)]]);
  expect(said.mock.calls.join()).toContain('npm run drawings -w shell\nnpm run rules');
});

test('what its scripts wrote is listed when they have ended', async () => {
  jest.mocked(spawnSync).mockReturnValue({ status: 0 } as ReturnType<typeof spawnSync>);
  await makeNew('product', 'gel', {});
  expect(written.mock.calls).toEqual([
    [expect.stringContaining(before)],
    ['\nThey wrote:\ngel.webp'],
  ]);
});
