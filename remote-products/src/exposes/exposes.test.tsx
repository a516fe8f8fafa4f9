import { readdirSync } from 'node:fs';
import { remotes } from '@site/contracts/federation';

test('the folder holds exactly the modules of the registry', () => {
  const modules = readdirSync(__dirname)
    .filter((file) => !file.includes('test'))
    .map((file) => file.replace('.tsx', ''));
  expect(modules.sort()).toEqual([...remotes.remoteProducts.exposes].sort());
});

test('what a browser loads works without the content checker', async () => {
  jest.doMock('zod', () => {
    throw new Error('zod was loaded');
  });
  for (const name of remotes.remoteProducts.exposes) {
    const exposedModule = (await import(`./${name}`)) as { default: unknown };
    expect(typeof exposedModule.default).toBe('function');
  }
});
