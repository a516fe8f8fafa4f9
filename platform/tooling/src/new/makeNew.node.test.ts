import { spawnSync } from 'node:child_process';
import { makeNew } from './makeNew';

jest.mock('node:child_process');
jest.mock('prettier', () => ({}));
jest.mock('./plan', () => ({
  plan: () => ({
    created: {},
    edited: {},
    scripts: [['drawings', '-w', 'shell'], ['rules']],
    remains: [],
  }),
}));

test('who stops it has read what to run to go on', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue();
  jest.mocked(spawnSync).mockImplementation(() => {
    throw new Error('Stopped.');
  });
  await expect(makeNew('product', 'gel', {})).rejects.toThrow('Stopped.');
  expect(said.mock.calls.join()).toContain('npm run drawings -w shell\nnpm run rules');
});
