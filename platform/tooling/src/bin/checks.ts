import { assertTestFiles } from '../command-line/assertTestFiles';
import { createCommand, main } from '../command-line/command';
import { runCheck, type Check, type Step } from '../command-line/runCheck';
import { LONG_FORM } from '../testing/testForm';
import programs from '../../types/programs.json';

const types = ['npm', 'run', '--silent', 'types'] as const;
const eslint = ['eslint', '.'] as const;
const prettier = ['prettier', '--check', '--log-level', 'warn', '.'] as const;
const knip = ['knip', '--config', 'platform/tooling/knip.json', '--no-config-hints'] as const;
const unit = ['jest', '--selectProjects', 'screen', 'node', '--maxWorkers=100%'] as const;

const playwright = (...projects: string[]): Step => [
  ...(['playwright', 'test', '--config', 'e2e'] as const),
  ...projects.map((project) => `--project=${project}`),
];

const buildFirst = ['tsx', 'platform/deploy/src/bin/build.ts', '--if-needed'] as const;

/** The scripts of package.json that run checks. */
const scripts: Readonly<Record<string, Check>> = {
  test: {
    summary: 'Run every check: types, lint, unit tests, and the journeys in a real browser.',
    together: [types, eslint, knip, prettier, buildFirst],
    steps: [
      // Tests in Node wait for much of their time.
      ['jest', '--selectProjects', 'screen', 'node', '--maxWorkers=4'],
      playwright('chromium', 'engines'),
    ],
  },
  check: {
    summary: 'Run the checks that need no browser: types, lint and unit tests.',
    together: [types, eslint, knip, prettier],
    steps: [unit],
  },
  types: {
    summary: 'Check the types of all workspaces; npm run types -w NAME checks those of one.',
    // Workspaces with the same options are one program: each one alone would read the types of React and Node again.
    steps: programs.map((program) => ['tsc', '-p', program, '--singleThreaded']),
    goesOn: true,
  },
  lint: {
    summary: 'Check the code with ESLint and Knip, and its format with Prettier.',
    steps: [eslint, knip, prettier],
  },
};

/** The verbs of `npm test`. */
const parts: Readonly<Record<string, Check & { takesPatterns?: 'test' | 'spec' | 'compat' }>> = {
  unit: {
    summary: 'run the unit tests alone',
    steps: [unit],
    takesPatterns: 'test',
  },
  journeys: {
    summary: 'run the tests in a real browser, against the built site',
    steps: [buildFirst, playwright(process.env.SITE_ENGINE || 'chromium')],
    takesPatterns: 'spec',
  },
  compat: {
    summary: 'test this build with the previous release of each application, in every combination',
    steps: [buildFirst, playwright('compat')],
    takesPatterns: 'compat',
  },
  all: {
    summary: 'run every check in its long form: all tests, the previous releases, and a long soak',
    steps: [
      ['npm', 'run', '--silent', 'check'],
      buildFirst,
      ['jest', '--selectProjects', 'long', '--maxWorkers=2'],
      playwright('chromium', 'engines', 'long'),
      ['npm', 'test', '--silent', '--', 'compat'],
      ['npm', 'run', '--silent', 'soak', '-w', 'e2e', '--', '--enquiries', '1000'],
    ],
    goesOn: true,
    environment: LONG_FORM,
  },
};

/** Runs a check. That it needs a browser and there is none is said at once, not after a quarter of an hour. */
async function run(check: Check, patterns: readonly string[] = []): Promise<void> {
  if (check.steps.some(([program]) => program === 'playwright')) {
    const { chromiumForTests } = await import('../browser/openBrowser');
    chromiumForTests();
  }
  process.exitCode = await runCheck(check, patterns);
}

const [name = ''] = process.argv.splice(2, 1);
const script = scripts[name];
if (!script) throw new Error(`Unknown check "${name}".`);
const command = createCommand(
  name === 'test' ? 'npm test --' : `npm run ${name} --`,
  script.summary,
);
command.action(() => run(script));
for (const [part, check] of name === 'test' ? Object.entries(parts) : []) {
  const verb = command.command(part).description(check.summary);
  const { takesPatterns: kind } = check;
  if (kind) {
    verb.argument(
      '[patterns...]',
      "parts of files' names, such as menus; options of the test runner behind --",
    );
  }
  verb.action(async (given: unknown) => {
    const patterns = Array.isArray(given) ? given : [];
    // Jest says so itself, at once.
    if (kind && kind !== 'test') assertTestFiles(patterns, kind);
    await run(check, patterns);
  });
}
if (name === 'test') command.helpCommand(true);

await main(() => command);
