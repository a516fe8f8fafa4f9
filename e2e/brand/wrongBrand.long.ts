import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';

let copy: SourceCopy;
let right: string;
const brandFile = () => join(copy.folder, 'brand.json');

beforeAll(() => {
  copy = copyOfSources();
  right = readFileSync(brandFile(), 'utf8');
});
afterEach(() => writeFileSync(brandFile(), right));
afterAll(() => copy.remove());

/** Runs a command as a person types it. */
function type(command: string) {
  const [program = '', ...words] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: copy.folder });
  // The configuration of npm on this machine may be old; npm says so by itself.
  const errors = String(stderr).replace(/^npm (warn|error).*\n/gm, '');
  return { status, output: String(stdout).replace(/^(>.*)?\n/gm, ''), errors };
}

test.each([
  'npm start',
  'npm run build',
  'npm run content -- check',
  'npm run orders',
  'npm run site -- status',
  'npm run rules -w platform/firestore',
])(
  '%s says which field of brand.json is missing, and nothing else',
  (command) => {
    writeFileSync(brandFile(), right.replace(/ *"product": .*\n/, ''));

    expect(type(command)).toEqual({
      status: 1,
      output: '',
      errors: expect.stringMatching(/^brand\.json:1: product: Write the product’s name, .*\.\n$/),
    });
  },
  60_000,
);
