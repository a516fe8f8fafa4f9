import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMap } from '@site/releases/release/releaseMaps';
import { root } from '@site/tooling/workspace';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();

/** A file of the shell, and a text that stands in it once, also when it is minimised. */
const SOURCE = 'src/visit-report/errors.ts';
const TEXT = 'webkit-masked-url';

test.each([
  ['browser', 'a minimised script', 'sourceMappingURL'],
  // Packages name maps of their own, which no minimizer takes out.
  ['server', 'a script of the server build', 'sourceMappingURL=main.js'],
])(
  '%s: a map leads from %s to the line of our source, and names no folder of this machine',
  async (target, _, address) => {
    const out = await newFolder();
    const compile = join(root, 'platform/build/src/webpack/testing/compileOne.ts');
    execFileSync(process.execPath, [
      ...['--import', 'tsx', compile, target],
      join(root, 'shell', SOURCE),
      out,
    ]);

    const [script = ''] = readdirSync(out).filter((file) => file.endsWith('.js'));
    const code = readFileSync(join(out, script), 'utf8');
    const map = readFileSync(join(out, `${script}.map`), 'utf8');
    const before = code.slice(0, code.indexOf(TEXT)).split('\n');
    const found = openMap(map)(before.length, (before.at(-1)?.length ?? 0) + 1);

    const lines = readFileSync(join(root, 'shell', SOURCE), 'utf8').split('\n');
    expect(found).toMatchObject({
      source: `./${SOURCE}`,
      line: 1 + lines.findIndex((line) => line.includes(TEXT)),
    });
    expect(code).not.toContain(address);
    expect(map).not.toContain(root);
  },
);
