import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FORM_ASLEEP } from '@site/contracts/boot';
import { breakRemote } from '../browser/network/remoteFaults';
import { bringReleases } from '../compatibility/currentReleases';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { buildByRecipe } from '../site/recipeBuild';
import { emailPlaceholder } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite } from '../browser/test';

// Tools are installed from the npm registry, and the shell is built.
const BUILD_TIMEOUT_MS = 300_000;

const remotes = {
  clock: { example: 'foreign-remote/vue', module: 'Clock', drawnBy: /^Drawn by Vue: (\d+)$/ },
  notes: {
    example: 'foreign-remote/react-18',
    module: 'Notes',
    drawnBy: /^Drawn by React 18\.\d+\.\d+: (\d+)$/,
  },
} as const;

type Remote = keyof typeof remotes;

const names = Object.keys(remotes) as Remote[];

/** A page of the shell that has no part of ours but the footer's form. */
const PAGE = '/privacy-policy';
const SOURCE = 'shell/src/pages/privacy-policy/PrivacyPolicy.tsx';

let copy: SourceCopy;
let builds: string;

/** Gives both a place there, under its list of contacts. */
function placeParts(source: string): string {
  const places = names.map(
    (name) =>
      `<RemotePart module="${name}/${remotes[name].module}" title="The ${name}" size="panel" isForeign wakes="visible" props={{}} />`,
  );
  const placed = source.replace('<ContactLinks />', `<ContactLinks />\n${places.join('\n')}`);
  if (placed === source) throw new Error(`${SOURCE} has no place for further parts.`);
  return `import { RemotePart } from '../../remotes/RemotePart';
${placed}`;
}

const test = testOnOwnSite(() => {
  copy = copyOfSources();
  builds = mkdtempSync(join(tmpdir(), 'site-outside-'));
  const [, ...ofRemotes] = bringReleases(copy.folder);
  for (const name of names) {
    const { example, module } = remotes[name];
    copy.run('new', '--', 'remote', name, '--foreign', '--module', module);
    const build = buildByRecipe(example, join(builds, name));
    copy.run('site', '--', 'adopt', name, build);
  }
  const page = join(copy.folder, SOURCE);
  writeFileSync(page, placeParts(readFileSync(page, 'utf8')));
  copy.run('release', '--', 'shell', '--version', '9.0.0');
  const adopted = names.map((name) => `${name}@1.0.0`);
  copy.run('site', '--', 'use', 'shell@9.0.0', ...ofRemotes, ...adopted);
  return { root: copy.folder, site: join(copy.folder, 'dist/local/current/site') };
}, BUILD_TIMEOUT_MS);
test.describe.configure({ mode: 'serial', timeout: BUILD_TIMEOUT_MS });
test.afterAll(() => {
  copy?.remove();
  if (builds) rmSync(builds, { recursive: true, force: true });
});

const button = (page: Page, name: Remote) =>
  page.getByRole('main').getByRole('button', { name: remotes[name].drawnBy });

/** Presses it, and sees that it counts. */
async function use(page: Page, name: Remote) {
  // Where the section is not laid out yet, nothing of it is shown as text.
  const countOf = async () =>
    Number(remotes[name].drawnBy.exec((await button(page, name).textContent()) ?? '')?.[1]);
  await button(page, name).waitFor();
  const before = await countOf();
  expect(before).not.toBeNaN();
  await button(page, name).click();
  await expect.poll(countOf).toBe(before + 1);
}

/** Sees that the footer's form, which is ours, has hydrated. */
async function useOurs(page: Page) {
  await page.getByPlaceholder(emailPlaceholder).focus();
  await page.waitForSelector(`footer form:not([${FORM_ASLEEP}])`);
}

test('parts of Vue, of React 18 and of ours stand on one page', async ({ site }) => {
  const { page, faults } = await site.visit(PAGE);
  for (const name of names) await use(page, name);
  await useOurs(page);
  await expect(button(page, 'clock')).toHaveCSS('border-top-color', 'rgb(66, 184, 131)');
  expect(faults).toEqual([]);
});

test('each goes with its page and comes again, on its own page as well', async ({ site }) => {
  const { page, faults } = await site.visit(PAGE);
  for (const name of names) await use(page, name);
  for (const name of names) {
    await page.getByRole('banner').getByRole('link', { name: remotes[name].module }).click();
    await expect(page).toHaveURL(new RegExp(`/${name}$`));
    await use(page, name);
    for (const other of names)
      await expect(button(page, other)).toHaveCount(other === name ? 1 : 0);
  }
  await page.goto(site.address + PAGE);
  for (const name of names) await use(page, name);
  expect(faults).toEqual([]);
});

for (const down of names) {
  test(`with the ${down} down, the others do not notice`, async ({ site }) => {
    const { page } = await site.visit(PAGE, {
      before: (context) => breakRemote(context, down, 'is down'),
    });
    for (const name of names.filter((name) => name !== down)) await use(page, name);
    await useOurs(page);
    await page.getByText(`The ${down} could not be loaded.`).waitFor();
    await expect(button(page, down)).toHaveCount(0);
  });
}

test('one that is taken off the site leaves no gap', async ({ site }) => {
  copy.run('site', '--', 'remove', 'clock');
  const { page, faults } = await site.visit(PAGE);
  await use(page, 'notes');
  await useOurs(page);
  await expect(button(page, 'clock')).toHaveCount(0);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  expect(faults).toEqual([]);
});
