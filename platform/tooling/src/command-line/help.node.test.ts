import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleOf } from '../testing/testForm';
import { root } from '../workspace';

const packageFile = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const allScripts = Object.entries<string>(packageFile.scripts);
/** A process for each: in the short form one of six. */
const scripts = sampleOf(allScripts, 6);

/** Lerna and Jest answer with their own help. */
const ANSWERED_BY_A_TOOL = ['unit'];

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

const answers = new Map<string, Answer>();
let written: string[] = [];

beforeAll(async () => {
  const before = new Set(await filesUnder(root));
  const waiting = [...scripts];
  const askNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    answers.set(next[0], await ask(next[1], '--help'));
    await askNext();
  };
  await Promise.all(Array.from({ length: 4 }, askNext));
  written = (await filesUnder(root)).filter((file) => !before.has(file));
}, 300_000);

test.each(scripts.map(([name]) => name))('npm run %s answers --help', (name) => {
  const { code, output, errors } = answers.get(name)!;

  expect({ code, errors }).toEqual({
    code: 0,
    errors: expect.not.stringMatching(/Error|at .*:\d/),
  });
  if (ANSWERED_BY_A_TOOL.includes(name)) return expect(output + errors).toMatch(/usage|options:/i);
  const [summary, blank, usage, call] = output.split('\n');
  expect(summary).toMatch(/^[A-Z].{10,90}\.$/);
  expect([blank, usage]).toEqual(['', 'Usage:']);
  expect(call?.trim()).toMatch(
    name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
  );
  expect(output).toMatch(/\n {2}--help +\S/);
});

test('asking for help writes nothing', () => {
  expect(written).toEqual([]);
});

const ownScripts = sampleOf(allScripts, 6, 1).filter(([, script]) => /^tsx \S+$/.test(script));

test.each(ownScripts)(
  'npm run %s refuses an unknown argument',
  async (name, script) => {
    const { code, output, errors } = await ask(script, '--no-such-option');

    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^Unexpected argument "--no-such-option"\./);
  },
  60_000,
);
