import { readdirSync } from 'node:fs';
import { inLanguage } from '@site/contracts/exposedModules';
import { modulesOf } from '@site/contracts/remotes';
import { languages } from '@site/company/languages';

const names = modulesOf('products').flatMap((module) =>
  languages.map((language) => inLanguage(module, language)),
);

test('the folder contains exactly the modules of the registry, in every language', () => {
  const modules = readdirSync(__dirname)
    .filter((file) => !file.includes('test'))
    .map((file) => file.replace('.tsx', ''));
  expect(modules.sort()).toEqual(names.sort());
});

test('exposed modules do not load the content check', async () => {
  jest.doMock('zod', () => {
    throw new Error('zod was loaded');
  });
  for (const name of names) {
    const exposedModule = (await import(`./${name}`)) as { default: unknown };
    expect(exposedModule.default).toEqual({ mount: expect.any(Function) });
  }
});
