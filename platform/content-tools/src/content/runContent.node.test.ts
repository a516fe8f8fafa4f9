import { runContent } from './runContent';

test('an unknown word is refused', async () => {
  await expect(runContent(['chekc'])).rejects.toThrow('Unexpected argument "chekc".');
  await expect(runContent(['check', 'all'])).rejects.toThrow('Unexpected argument "all".');
});
