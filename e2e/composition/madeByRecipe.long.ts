import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brand } from '@site/company/brand';
import { paths } from '@site/company/paths';
import { git, gitEnvironment } from '@site/tooling/git/git';
import { root } from '@site/tooling/workspace';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { runIn } from '../site/runIn';
import { startNpm, type Program } from '@site/tooling/testing/startProgram';
import { labels, learnMoreOf } from '../browser/parts/siteTexts';
import { expect, test } from '../browser/test';

// All checks of a repository, and a development server.
const CHECKS = 1_200_000;
test.describe.configure({ timeout: CHECKS });

/** What a recipe of `docs/recipes` makes, by its words there, and how somebody sees it. */
interface Recipe {
  words: readonly string[];
  /** Where it is looked at: the site in development, or the gallery. */
  serves?: 'gallery';
  see(page: Page, address: string): Promise<unknown>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

const recipes: readonly Recipe[] = [
  {
    words: ['product', 'gel'],
    async see(page, address) {
      const name = `${brand.product} Gel`;
      await page.goto(`${address}/products/${brand.product.toLowerCase()}-gel`);
      await heading(page, name);
      await page.goto(address);
      await page.getByRole('link', { name: learnMoreOf(name) }).waitFor();
      await page.goto(address + paths.buyNow);
      await page.getByLabel(labels.Products).selectOption(`${brand.product}-Gel`);
    },
  },
  {
    words: ['component', 'Badge'],
    serves: 'gallery',
    async see(page, address) {
      await page.goto(address);
      await heading(page, 'Badge');
    },
  },
  {
    words: ['section', 'how-to-rest', '--title', 'How to rest your legs'],
    async see(page, address) {
      await page.goto(`${address}/#how-to-rest`);
      await heading(page, 'How to rest your legs');
    },
  },
  {
    words: ['remote', 'store-finder'],
    async see(page, address) {
      await page.goto(address);
      await page.getByRole('banner').getByRole('link', { name: 'Store finder' }).click();
      await heading(page, 'Store finder');
    },
  },
  {
    words: ['remote', 'weather', '--foreign', '--module', 'Widget'],
    // Its own server is not there: the page says so, and the site goes on.
    async see(page, address) {
      await page.goto(`${address}/weather`);
      await page.getByText('could not be loaded').first().waitFor();
      await page.goto(address + paths.buyNow);
      await page.locator('main form').waitFor();
    },
  },
];

/** The unit tests of what is made run in their short form. */
const env = { ...gitEnvironment(), SITE_TESTS: undefined };

test.describe('after each recipe of npm run new in one repository', () => {
  let copy: SourceCopy;
  let served: Program | undefined;
  let made: string[];
  let said: string[];

  const run = (program: string, ...words: string[]) => runIn(copy.folder, program, words, env);
  const tool = (file: string, ...args: string[]) =>
    run(process.execPath, join('node_modules', file), ...args);

  test.beforeAll(() => {
    test.setTimeout(CHECKS);
    copy = copyOfSources();
    // Some tests read the recipes.
    cpSync(join(root, 'docs'), join(copy.folder, 'docs'), { recursive: true });
    // What is made is told from what was there, and some tests ask git for the files.
    const gitHere = (...words: string[]) => git(copy.folder, ...words);
    gitHere('init', '--quiet');
    gitHere('add', '--all');
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    gitHere(...author, 'commit', '--quiet', '--no-verify', '--message', 'test: before');
    said = recipes.map(({ words }) => copy.run('new', '--', ...words));
    // The recipe of a workspace goes on with it.
    if (gitHere('status', '--porcelain', 'package.json')) {
      run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
    }
    gitHere('add', '--all');
    made = gitHere('diff', '--cached', '--name-only').trim().split('\n');
  });
  test.afterEach(() => served?.kill());
  test.afterAll(() => copy?.remove());

  test('each file that is made or changed is listed, and nothing else beside what remains', () => {
    const lists = said.flatMap((it) => it.split(/\n\nWhat remains:\n[^]*?(?:\n\nThey wrote:\n|$)/));
    const listed = lists.flatMap((it) => it.split('\n').filter(Boolean));
    // `npm install` writes it.
    const others = made.filter((file) => file !== 'package-lock.json');
    expect([...new Set(listed)].sort()).toEqual(others.sort());
  });

  test('types, lint and format are as they should be', () => {
    run('npm', 'run', '--silent', 'types');
    tool('eslint/bin/eslint.js', '--max-warnings', '0', '.');
    tool('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...made);
    run('npm', 'run', '--silent', 'content', '--', 'check');
  });

  test('no unit test is red', () => {
    tool('jest/bin/jest.js', '--selectProjects', 'screen', 'node');
  });

  for (const { words, serves, see } of recipes) {
    test(`a browser shows the ${words.join(' ')}`, async ({ page }) => {
      served = startNpm(['run', 'dev', '--', ...(serves ? [serves] : [])], copy.folder);
      const [, address = ''] = await served.line(/(http:\S+) \(Ctrl-C/);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      await expect(() => see(page, address).then(() => {})).toPass({ timeout: 60_000 });
      expect(faults).toEqual([]);
    });
  }
});
