import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import type { ContentSchemas } from '../schema/contentSchemas';
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
