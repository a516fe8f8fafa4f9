import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { runWebpack } from '../runWebpack';
import { ReadableTextsPlugin, textRule } from './readableTexts';

const newFolder = temporaryFolders();

test('a missing comma is named with its line, without a word of webpack’s own code', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content/page.json'), '{\n  "a": "one"\n  "b": "two"\n}\n');
  await writeFile(join(folder, 'entry.js'), "console.log(require('./content/page.json'));");

  const built = runWebpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    module: { rules: [textRule] },
    plugins: [new ReadableTextsPlugin()],
  });

  await expect(built).rejects.toThrow(
    /^ERROR in \.\/content\/page\.json( [\d:-]+)?\n\S+content\/page\.json:2: Invalid JSON\. A comma is missing at the end of this line\.\s+webpack compiled with 1 error$/,
  );
});
