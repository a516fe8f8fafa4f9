import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleOf } from '../testing/testForm';
import { root } from '../workspace';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** A process for each: in the short form one of four. */
const sampled = sampleOf(Object.entries(scripts), 4);

interface Answer {
  code: number;
  output: string;
  errors: string;
}

function ask(script: string, argument: string): Promise<Answer> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  return new Promise((resolve) => {
    const child = execFile(
      'sh',
      ['-c', `${script} ${argument}`],
      { cwd: root, env: { ...process.env, PATH: path } },
      (_, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}

const LEFT_OUT = new Set(['node_modules', '.git']);

/** Every file of the working copy with when it was last written. */
async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(path);
      if (!entry.isFile()) return [path];
      return [`${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`];
    });
  return (await Promise.all(nested)).flat();
}

test.each(sampled)(
  'npm run %s answers --help, refuses an unknown option, and writes nothing',
  async (name, script) => {
    const before = new Set(await filesUnder(root));
    const help = await ask(script, '--help');

    expect([help.code, help.errors]).toEqual([0, '']);
    const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    expect(help.output).toMatch(new RegExp(`^Usage: ${call} -- .*\\n\\n[A-Z][^]+\\.\\n`));
    expect(help.output).toMatch(/\n {2}-h, --help +show this help\n/);

    const refused = await ask(script, '--no-such-option');
    expect([refused.code, refused.output]).toEqual([2, '']);
    expect(refused.errors).toMatch(/^Unknown option '--no-such-option'\.\nUsage: npm /);
    expect((await filesUnder(root)).filter((file) => !before.has(file))).toEqual([]);
  },
  120_000,
);

test('there are no more root scripts than somebody remembers', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
});
