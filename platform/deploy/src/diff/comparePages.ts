import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { ifThere } from '@site/tooling/files/ifThere';
import { root } from '@site/tooling/workspace';
import { makeComposingFolder } from '../deploying/composingFolder';
import type { SiteComparison } from './compareSites';
import { LOOKS, SAYS, WIDTHS, type PagesToCompare } from './pagesToCompare';
import { askedFor } from './servedSite';

const CONFIG = join(root, 'platform/deploy/src/diff/playwright.config.ts');

/** A page that differs: at which widths it looks different, and at which it says something else. */
export interface PageChange {
  path: string;
  looks: number[];
  says: number[];
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** A page that differs is an expectation that fails. Whatever else fails says nothing about the page. */
function readResults({ errors, suites }: JSONReport): PageChange[] {
  const specs = suites.flatMap(specsIn).map(({ title, tests }) => ({
    path: title,
    errors: tests.flatMap(({ results }) => results.flatMap((result) => result.errors)),
  }));
  const failures = [...errors, ...specs.flatMap((spec) => spec.errors)];
  const failure = failures.find(({ message = '' }) => !message.includes('expect('));
  if (failure) throw new Error(`The pages could not be compared. ${failure.message}`);
  return specs.flatMap((spec) => {
    const widthsOf = (what: string) =>
      WIDTHS.filter((width) =>
        spec.errors.some(({ message }) => message?.includes(`${what} at ${width} px`)),
      );
    const [looks, says] = [widthsOf(LOOKS), widthsOf(SAYS)];
    return looks.length + says.length > 0 ? [{ path: spec.path, looks, says }] : [];
  });
}

/** Has Playwright compare the pages at two addresses in a browser, and write its report into a folder. */
export async function comparePages(
  before: string,
  after: string,
  { pages, report }: { pages: SiteComparison['pages']; report: string },
): Promise<PageChange[]> {
  const { folder, remove } = await makeComposingFolder();
  try {
    const input: PagesToCompare = {
      before,
      after,
      pages: (['both', 'new', 'removed'] as const).flatMap((isOn) =>
        pages[isOn].map((path) => ({ path, asks: askedFor(path), isOn })),
      ),
    };
    await writeFile(join(folder, 'pages.json'), JSON.stringify(input));
    const run = promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', CONFIG],
      {
        env: {
          ...process.env,
          SITE_DIFF: join(folder, 'pages.json'),
          SITE_DIFF_FOLDER: folder,
          SITE_DIFF_REPORT: report,
          FORCE_COLOR: '0',
        },
      },
    );
    // Stopped as well, and before the folder is removed: it would write its results there.
    const kill = () => run.child.kill('SIGKILL');
    process.prependOnceListener('exit', kill);
    // A page that differs is a test that fails.
    const failure = await run.then(
      () => undefined,
      (error: Error & { stdout: string; stderr: string }) => error,
    );
    process.off('exit', kill);
    const results = await ifThere(readFile(join(folder, 'results.json'), 'utf8'));
    if (results === undefined) {
      throw new Error(
        `Playwright could not compare the pages.\n${failure?.stdout}${failure?.stderr}`,
      );
    }
    return readResults(JSON.parse(results) as JSONReport);
  } finally {
    remove();
  }
}
