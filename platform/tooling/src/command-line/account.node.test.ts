import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { accountName } from './account';

const noEntry = () =>
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw Object.assign(new Error('uv_os_get_passwd returned ENOENT'), {
      code: 'ERR_SYSTEM_ERROR',
    });
  });
afterEach(() => jest.restoreAllMocks());

test('an account has the name of its entry in passwd', () => {
  expect(accountName()).toBe(execFileSync('id', ['-un'], { encoding: 'utf8' }).trim());
});

test.each([
  [{ LOGNAME: 'asha', USER: 'other' }, 'asha'],
  [{ LOGNAME: '', USER: 'asha' }, 'asha'],
  [{}, `uid ${process.getuid?.()}`],
])('without an entry, with %j, it is called %s', (environment, name) => {
  noEntry();
  expect(accountName(environment)).toBe(name);
});
