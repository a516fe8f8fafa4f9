import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { expect, test } from '../browser/test';

let copy: SourceCopy;
let right: string;
const brandFile = () => join(copy.folder, 'brand.json');

test.beforeAll(() => {
  copy = copyOfSources();
  right = readFileSync(brandFile(), 'utf8');
});
test.afterEach(() => writeFileSync(brandFile(), right));
test.afterAll(() => copy.remove());

/** Runs a command as a person types it. */
function type(command: string) {
  const [program = '', ...words] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: copy.folder });
  // The configuration of npm on this machine may be old; npm says so by itself.
  const errors = String(stderr).replace(/^npm (warn|error).*\n/gm, '');
  return { status, output: String(stdout).replace(/^(>.*)?\n/gm, ''), errors };
}

for (const command of [
  'npm start',
  'npm run build',
  'npm run content -- check',
  'npm run orders',
  'npm run site -- status',
  'npm run rules -w platform/firestore',
]) {
  test(`${command} says which field of brand.json is missing, and nothing else`, () => {
    test.setTimeout(60_000);
    writeFileSync(brandFile(), right.replace(/ *"product": .*\n/, ''));

    expect(type(command)).toEqual({
      status: 1,
      output: '',
      errors: expect.stringMatching(/^brand\.json:1: product: Write the product’s name, .*\.\n$/),
    });
  });
}
