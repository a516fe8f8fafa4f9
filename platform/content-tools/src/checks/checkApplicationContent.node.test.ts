import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@site/contracts/remoteDeclaration';
import { remotes } from '@site/contracts/remotes';
import { brandFiles } from '@site/tooling/files/checkBrand';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import type { ContentSchemas } from '../schema/contentSchemas';
import {
  assertContentIsReleasable,
  assertContentIsValid,
  assertStaffContentIsValid,
  languageProblems,
} from './checkApplicationContent';
import { checkContentFolder } from './checkContentFolder';

const newFolder = temporaryFolders();

const workspaces = ['shell', 'remote-products', 'remote-order', 'order-desk', 'order-backend'];

/** The schemas of a workspace, made while none of its files can be imported: an editor may just have broken it. */
async function schemasOf(workspace: string) {
  const content = join(root, workspace, 'content');
  const files = (await readdir(content)).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    jest.doMock(join(content, file), () => {
      throw new Error(`${file} is not valid JSON.`);
    });
  }
  const { default: schemas } = (await import(join(content, 'schema.ts'))) as {
    default: ContentSchemas;
  };
  return { content, files, schemas };
}

test.each(workspaces)(
  'in the texts of %s one missing comma is one problem, and hides no other',
  async (workspace) => {
    const { content, files, schemas } = await schemasOf(workspace);
    const problemsAfter = async (file: string, change: (text: string) => string) => {
      const folder = await newFolder();
      await cp(content, folder, { recursive: true });
      const path = join(folder, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
      return (await checkContentFolder(folder, schemas, 'content')).problems;
    };
    for (const file of files) {
      expect(await problemsAfter(file, (text) => text.replace(/,\n/, '\n'))).toEqual([
        expect.stringMatching(
          RegExp(
            `^content/${file}:\\d+: Invalid JSON\\. A comma is missing at the end of this line`,
          ),
        ),
      ]);
    }
  },
);

test('a text that is null is a problem with its place', async () => {
  const { content, schemas } = await schemasOf('order-desk');
  const folder = await newFolder();
  await cp(content, folder, { recursive: true });
  const path = join(folder, 'desk.json');
  const text = await readFile(path, 'utf8');
  const [, name = ''] = /"(\w+)": "[^"]+"/.exec(text) ?? [];
  await writeFile(path, text.replace(/(": )"[^"]+"/, '$1null'));

  const { problems } = await checkContentFolder(folder, schemas, 'content', ['en']);
  expect(problems).toEqual([
    expect.stringMatching(RegExp(`^content/desk\\.json:\\d+: .*${name}: Write a text here\\.$`)),
  ]);
});

test.each([
  ['built', assertContentIsValid],
  ['released', assertContentIsReleasable],
])('a claim in the tagline keeps an application from being %s', async (_, check) => {
  const folder = await newFolder();
  for (const file of brandFiles) await cp(join(root, file), join(folder, file));
  const text = await readFile(join(root, 'brand.json'), 'utf8');
  await writeFile(
    join(folder, 'brand.json'),
    text.replace(/("tagline": )".*"/, '$1"Cures your legs"'),
  );

  await expect(check('order', folder)).rejects.toThrow(/\nbrand\.json:4: tagline: “cures” is not/i);
});

test.each([
  ['order-desk', 'desk.json'],
  ['order-backend', 'notices.json'],
] as const)('a claim in the texts of %s keeps it from being built', async (workspace, file) => {
  const folder = await newFolder();
  const content = join(folder, workspace, 'content');
  await cp(join(root, workspace, 'content'), content, { recursive: true });
  await expect(assertStaffContentIsValid(workspace, folder)).resolves.toBeUndefined();
  const text = await readFile(join(content, file), 'utf8');
  await writeFile(join(content, file), text.replace(/(": ")[^"{}]+"/, '$1Cures your legs"'));

  await expect(assertStaffContentIsValid(workspace, folder)).rejects.toThrow(
    RegExp(`\\n${workspace}/content/${file}:\\d+: .*“cures” is not allowed`, 'i'),
  );
});

test('what a remote has in a language, and what its declaration says, are the same', () => {
  const path = '/clinics';
  const routes = [{ path, module: 'OrderForm', placeholder: 'page', texts: {} }] as never;
  const problems = (own: RemoteDeclaration['languages'], ...files: string[]) =>
    languageProblems('order', { ...remotes.order, languages: own, routes }, (file) =>
      ['src/exposes', ...files].includes(file),
    ).map((line) => /needs both (.*) and “hi” in languages/.exec(line)?.[1]);
  const modules = ['src/exposes/OrderForm.hi.tsx', 'src/exposes/Subscribe.hi.tsx'];
  expect(problems(['hi'])).toEqual([`texts.hi of ${path}`, ...modules]);
  expect(problems([], 'content/hi', ...modules)).toEqual([...modules, 'content/hi']);
});
