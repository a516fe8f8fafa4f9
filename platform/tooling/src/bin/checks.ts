import type { CheckSteps, Step } from '../command-line/runCheck';
import { helpOf } from '../command-line/runScript';
import { LONG_FORM } from '../testing/testForm';
import programs from '../../types/programs.json';

interface Check extends CheckSteps {
  name: string;
  summary: string;
  /** What tests read to run in their long form. */
  environment?: Readonly<Record<string, string>>;
}

/** What tests that have two forms import. */
const FORM = 'platform/tooling/src/testing/testForm.ts';

const types = ['npm', 'run', '--silent', 'types'] as const;
const eslint = ['eslint', '.'] as const;
const prettier = ['prettier', '--check', '--log-level', 'warn', '.'] as const;
/** What mends a fault by itself. */
const repairs = (step: Step) => (step === prettier ? 'npx prettier --write .' : undefined);

const playwright = (...projects: string[]): Step => [
  ...(['playwright', 'test', '--config', 'e2e'] as const),
  ...projects.map((project) => `--project=${project}`),
];

const buildFirst = ['tsx', 'platform/build/src/bin/build.ts', '--if-needed'] as const;

const checks: Readonly<Record<string, Check>> = {
  test: {
    name: 'npm test',
    summary: 'Run every check: types, lint, unit tests, and the journeys in a real browser.',
    together: [types, eslint, prettier, buildFirst],
    steps: [
      // Tests in Node wait for much of their time.
      ['jest', '--selectProjects', 'screen', 'node', '--maxWorkers=4'],
      playwright('chromium', 'engines'),
    ],
  },
  check: {
    name: 'npm run check',
    summary: 'Run the checks that need no browser: types, lint and unit tests.',
    together: [types, eslint, prettier],
    steps: [['npm', 'run', '--silent', 'unit']],
  },
  types: {
    name: 'npm run types',
    summary: 'Check the types of all workspaces; npm run types -w NAME checks those of one.',
    // Workspaces with the same options are one program: each one alone would read the types of React and Node again.
    steps: programs.map((it) => ['tsc', '-p', it, '--singleThreaded']),
  },
  lint: {
    name: 'npm run lint',
    summary: 'Check the code with ESLint and its format with Prettier.',
    steps: [eslint, prettier],
  },
  journeys: {
    name: 'npm run journeys',
    summary: 'Run the tests in a real browser, against the built site.',
    steps: [buildFirst, playwright(process.env.SITE_ENGINE || 'chromium')],
  },
  'test:compat': {
    name: 'npm run test:compat',
    summary: 'Test this build with the previous release of each application, in every combination.',
    steps: [buildFirst, playwright('compat')],
  },
  'test:long': {
    name: 'npm run test:long',
    summary:
      'Run what npm test leaves out: tests that wait for builds, and every row of large tables.',
    steps: [
      ['jest', '--selectProjects', 'node', '--maxWorkers=100%', '--findRelatedTests', FORM],
      buildFirst,
      ['jest', '--selectProjects', 'long', '--maxWorkers=2'],
      playwright('chromium', 'engines', 'long'),
    ],
    environment: LONG_FORM,
  },
  'test:all': {
    name: 'npm run test:all',
    summary: 'Run every check in its long form: all tests, the previous releases, and a long soak.',
    steps: [
      ['npm', 'run', '--silent', 'check'],
      buildFirst,
      ['jest', '--selectProjects', 'long', '--maxWorkers=2'],
      playwright('chromium', 'engines', 'long'),
      ['npm', 'run', '--silent', 'test:compat'],
      ['npm', 'run', '--silent', 'soak', '--', '--enquiries', '1000'],
    ],
    environment: LONG_FORM,
  },
};

/** Runs a check of `package.json`. Not `runScript`: further arguments belong to the check's last program. */
async function run([name = '', ...rest]: readonly string[]): Promise<number> {
  const check = checks[name];
  if (!check) throw new Error(`Unknown check "${name}".`);
  if (rest.includes('--help')) {
    const last = check.steps.at(-1)?.[0];
    const details = [`Further arguments are passed on to ${last}.`];
    process.stdout.write(helpOf({ ...check, words: '[arguments]', details }));
    return 0;
  }
  Object.assign(process.env, check.environment);
  const { runCheck } = await import('../command-line/runCheck');
  return runCheck(check, rest, repairs);
}

process.exitCode = await run(process.argv.slice(2));
