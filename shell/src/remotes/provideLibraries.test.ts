import { registerShared } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import { packageOf, singletons } from '@site/contracts/sharedLibraries';
import { dependencies } from '../../package.json';
import { provideLibraries } from './provideLibraries';

jest.mock('@module-federation/enhanced/runtime', () => ({ registerShared: jest.fn() }));

test('hands over each shared library, in the version that the shell pins', async () => {
  provideLibraries();
  const [shared = {}] = jest.mocked(registerShared).mock.calls[0] ?? [];

  expect(Object.keys(shared)).toEqual([...singletons]);
  for (const name of singletons)
    expect(shared[name]).toMatchObject({ version: dependencies[packageOf(name)] });
  const { lib } = shared['react'] as { lib: () => typeof React };
  expect(lib().useState).toBe(React.useState);
});
