import { UsageError } from '@site/tooling/command-line/command';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { newProgramFolder } from '@site/tooling/files/programFolder';
import { git, gitEnvironment } from '@site/tooling/git/git';
import { copyPackages } from '@site/tooling/sources/installPackages';
import { root } from '@site/tooling/workspace';
import { filled, type Context } from './expressions';
import { workflows, type Job, type Step } from './workflows';

/** What a step needs that is not on this machine, by what it says. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/steps\.auth\.outputs/, 'Google'],
  [/\bgh |npm audit|pipx|-- pins|setup:emulators|playwright install/, 'GitHub or another service'],
  [/site -- .* --live/, 'a public site'],
];

/** A job with its name: `pull-request/build`. */
interface NamedJob {
  name: string;
  job: Job;
}

const jobs = (): NamedJob[] =>
  workflows().flatMap((workflow) =>
    Object.entries(workflow.jobs).map(([name, job]) => ({
      name: `${basename(workflow.file, '.yml')}/${name}`,
      job,
    })),
  );

const neededElsewhere = ({ run = '', env = {} }: Step): string | undefined => {
  const text = [run, ...Object.values(env)].join('\n');
  return ELSEWHERE.find(([pattern]) => pattern.test(text))?.[1];
};

const lineOf = (name: string, index: number, result: string, run = '') =>
  `${name}/${index + 1}  ${result}  ${run.trim().split('\n')[0]}`;

/** Lists the `run:` steps of all workflows. */
export const listedSteps = (): string[] =>
  jobs().flatMap(({ name, job }) =>
    (job.steps ?? []).flatMap((step, index) => {
      const elsewhere = neededElsewhere(step);
      const result = elsewhere ? `needs ${elsewhere}` : 'runs here';
      return step.run ? [lineOf(name, index, result, step.run)] : [];
    }),
  );

/** A clone that is thrown away, with a repository to push to and the packages of this folder. */
async function openClone() {
  const place = await newProgramFolder('site-steps-');
  const [origin, folder, temp] = ['origin.git', 'clone', 'temp'].map((it) => join(place, it)) as [
    string,
    string,
    string,
  ];
  git(root, 'clone', '--quiet', '--bare', root, origin);
  git(origin, 'update-ref', 'refs/heads/main', git(root, 'rev-parse', 'HEAD'));
  git(origin, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  git(place, 'clone', '--quiet', origin, folder);
  await mkdir(temp);
  copyPackages(folder);
  return {
    ...{ folder, temp },
    head: (commit: string) => git(folder, 'rev-parse', commit),
    /** Does what the action does: the files of a commit, and nothing of the job before. */
    checkOut(ref = 'main') {
      git(folder, 'fetch', '--quiet', '--tags', 'origin');
      git(folder, 'clean', '-fdxq', '--exclude=node_modules');
      if (ref === 'main') git(folder, 'checkout', '--quiet', '--force', '-B', ref, 'origin/main');
      else git(folder, 'checkout', '--quiet', '--force', ref);
    },
    close: () => rm(place, { recursive: true, force: true }),
  };
}

type Clone = Awaited<ReturnType<typeof openClone>>;

/** Files that jobs hand on, by name, in the folder `temp` of the clone. */
async function handOn({ folder, temp }: Clone, { uses = '', with: given = {} }: Step, to: string) {
  const artifact = join(temp, `artifact-${given['name']}`);
  if (uses.startsWith('actions/download-artifact')) {
    if (existsSync(artifact)) await cp(artifact, to, { recursive: true });
    return;
  }
  const paths = String(given['path']).trim().split('\n');
  for (const path of paths) {
    const from = join(folder, path);
    // The step that makes it needs what is not here.
    if (!existsSync(from)) continue;
    const isKept = paths.length > 1 || (await stat(from)).isFile();
    await cp(from, isKept ? join(artifact, basename(path)) : artifact, { recursive: true });
  }
}

async function run(clone: Clone, script: string, env: Record<string, string>) {
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', GITHUB_PATH: 'path' };
  const places = Object.entries(files).map(([name, file]) => [name, join(clone.temp, file)]);
  for (const [, file = ''] of places) await writeFile(file, '');
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: clone.folder,
    env: {
      // Its steps start git and npm, which starts git.
      ...gitEnvironment(),
      CI: 'true',
      RUNNER_TEMP: clone.temp,
      ...Object.fromEntries(places),
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const output = await readFile(join(clone.temp, files.GITHUB_OUTPUT), 'utf8');
  const outputs = output.split('\n').flatMap((line) => {
    const at = line.indexOf('=');
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)]];
  });
  return { code, outputs: Object.fromEntries(outputs) as Record<string, string> };
}

/**
 * Runs the `run:` steps of some jobs, one by one, in a clone that is thrown away. Takes their names, such as `pull-request` or
 * `pull-request/build`; what a job hands on reaches those behind it. Conditions are not looked at.
 * @returns 1 when a step failed
 */
export async function runSteps(
  wanted: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const isOf = (word: string) => (job: { name: string }) =>
    job.name === word || job.name.startsWith(`${word}/`);
  const unknown = wanted.filter((word) => !jobs().some(isOf(word)));
  if (unknown.length > 0) throw new UsageError(`No job is called ${unknown.join(' or ')}.`);
  const chosen = jobs().filter((job) => wanted.some((word) => isOf(word)(job)));
  const clone = await openClone();
  const base = { sha: clone.head('HEAD~1') };
  const github = {
    ...{
      ref_name: 'main',
      repository: 'owner/site',
      server_url: 'https://github.com',
      run_id: '1',
    },
    event: { pull_request: { number: '1', base } },
  };
  const needs: Record<string, { result: string; outputs: Record<string, string | undefined> }> = {};
  const results: string[] = [];
  let failed = 0;
  try {
    for (const { name, job } of chosen) {
      const steps: Record<string, unknown> = {};
      const context: Context = {
        ...{ github, needs, steps, runner: { temp: clone.temp }, matrix: matrixOf(job) },
        vars: { RELEASE_STORE: join(clone.temp, 'store') },
      };
      let result = 'success';
      for (const [index, step] of (job.steps ?? []).entries()) {
        const { uses = '', with: given = {} } = step;
        if (uses.startsWith('actions/checkout')) {
          clone.checkOut(filled(String(given['ref'] ?? 'main'), context));
        } else if (/load-artifact@/.test(uses)) {
          const to = filled(String(given['path'] ?? '.'), context) ?? '.';
          await handOn(clone, step, to.startsWith('/') ? to : join(clone.folder, to));
        }
        if (!step.run) continue;
        const missing = neededElsewhere(step);
        const env = Object.entries({ ...job.env, ...step.env }).map(
          ([key, value]) => [key, filled(String(value), context)] as const,
        );
        const unknown = env.find(([, value]) => value === undefined)?.[0];
        let outcome: string;
        if (missing ?? unknown) outcome = `not run: needs ${missing ?? unknown}`;
        else if (result === 'failure') outcome = 'not run: a step before failed';
        else {
          say(`\n== ${name}/${index + 1}`);
          const { code, outputs } = await run(
            clone,
            step.run,
            Object.fromEntries(env) as Record<string, string>,
          );
          outcome = code === 0 ? 'ran' : `FAILED with ${code}`;
          if (code !== 0) [result, failed] = ['failure', 1];
          if (step.id) steps[step.id] = { outputs };
        }
        results.push(lineOf(name, index, outcome, step.run));
      }
      const outputs = Object.entries(job.outputs ?? {}).map(
        ([key, text]) => [key, filled(text, context)] as const,
      );
      needs[name.split('/')[1] ?? ''] = { result, outputs: Object.fromEntries(outputs) };
    }
  } finally {
    await clone.close();
  }
  say(`\n${results.join('\n')}`);
  return failed;
}

/** The first combination of a job's matrix. */
const matrixOf = ({ strategy }: Job): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(strategy?.matrix ?? {}).map(([key, [first]]) => [key, first] as const),
  );
