import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { ReplaceModulePlugin } from './ReplaceModulePlugin';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-module-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Builds `entry.js` with `node_modules/library/dist/part.js` replaced; returns what the build exports, or its errors. */
async function build(
  file = 'library/dist/part.js',
): Promise<{ exported?: { parts: string[] }; errors: string[] }> {
  const out = join(folder, 'out');
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: './entry.js',
    output: { path: out, filename: 'main.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    plugins: [new ReplaceModulePlugin({ file, by: join(folder, 'own.js') })],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((failure, result) =>
      compiler.close(() => (failure ? reject(failure) : resolve(result))),
    ),
  );
  const errors = stats?.compilation.errors.map(({ message }) => message) ?? [];
  return errors.length
    ? { errors }
    : { exported: createRequire(__filename)(join(out, 'main.cjs')), errors };
}

const library = {
  'node_modules/library/package.json':
    '{"name":"library","version":"1.0.0","type":"module","main":"dist/index.js"}',
  'node_modules/library/dist/index.js': "export { part } from './part.js';",
  'node_modules/library/dist/part.js': "export const part = 'theirs';",
  'own.js': "export const part = 'ours';",
};

test('replaces the file, however it is imported', async () => {
  write({
    ...library,
    'entry.js':
      "import { part } from 'library'; import * as whole from 'library/dist/part.js'; export const parts = [part, whole.part];",
  });

  const { exported, errors } = await build();

  expect(errors).toEqual([]);
  expect(exported?.parts).toEqual(['ours', 'ours']);
});

test('fails the build when the library has no such file any more', async () => {
  write({ ...library, 'entry.js': "export { part } from 'library';" });

  const { errors } = await build('library/dist/moved.js');

  expect(errors).toEqual([
    expect.stringMatching(
      /own\.js replaces library\/dist\/moved\.js, but no module of this build is that file\. Find where the library has moved it/,
    ),
  ]);
});
