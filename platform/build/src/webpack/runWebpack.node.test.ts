import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { runWebpack, strictExports } from './runWebpack';

const newFolder = temporaryFolders();

/** Builds a small application with the rule for imports that all applications have. */
async function build(files: Readonly<Record<string, string>>) {
  const folder = await newFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return runWebpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    module: { parser: strictExports },
  });
}

const part = "export const present = 'here';";

test('a missing export fails the build', async () => {
  const built = build({
    'part.js': part,
    'entry.js': "import { missing } from './part.js'; console.log(missing);",
  });

  await expect(built).rejects.toThrow(
    /^ERROR in .*export 'missing' \(imported as 'missing'\) was not found in '.\/part.js'/s,
  );
});

test('a warning fails the build', async () => {
  const built = build({ 'entry.js': 'console.log(require(process.argv[2]));' });

  await expect(built).rejects.toThrow(
    /^WARNING in .*the request of a dependency is an expression/s,
  );
});
