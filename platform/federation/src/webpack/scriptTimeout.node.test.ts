import { SCRIPT_TIMEOUT_MS } from '@site/contracts/scriptTimeout';
import { FILE_LIMIT } from '../page/boot/script/limits';

test('the boot script retries a file before webpack and the federation runtime give it up', () => {
  expect(FILE_LIMIT).toBeLessThan(SCRIPT_TIMEOUT_MS);
});
