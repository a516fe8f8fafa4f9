import { defaultLanguage } from '@site/company/languages';
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@site/company/brand';
import { paths } from '@site/company/paths';
import { root } from '@site/tooling/workspace';
import { siteTexts } from '../browser/parts/siteTexts';
import { bringReleases } from '../compatibility/currentReleases';
import { breakRemote } from '../browser/network/remoteFaults';
import { followEveryLink } from '../going-on/everyLink';
import { startNpm } from '@site/tooling/testing/startProgram';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { expect, testOnOwnSite, type Site } from '../browser/test';

// A remote is built in the preparation.
const BUILD_TIMEOUT_MS = 300_000;

const FOLDER = 'remote-weather';
const MODULE = 'Weather';
const PAGE = '/weather';
const TITLE = 'Weather today';

const installed = createRequire(join(root, 'e2e/package.json'));

/** This folder has the React of the major before; the site has the newest. */
const libraries = {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom/client',
  // The other one needs modules of Node, which no browser has.
  'react-dom/server': 'react-dom/server.browser',
};
const aliases = Object.fromEntries(
  Object.entries(libraries).map(([name, file]) => [`${name}$`, installed.resolve(file)]),
);

/** Builds the remote with that React, and takes none from the shell. */
const configuration = `import { remotePreset } from '@site/build/presets';

const preset = remotePreset('weather', { ownReact: true });
const alias = ${JSON.stringify(aliases)};

export default (...call: Parameters<typeof preset>) => {
  const built = preset(...call);
  return { ...built, resolve: { ...built.resolve, alias } };
};
`;

/** The contract of a part, by the means of that React: what a component throws ends up in a boundary. */
const part = `import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Part } from '@site/contracts/exposedModules';

class Boundary extends Component<{ onFailure(it: unknown): void; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(failure: unknown) {
    this.props.onFailure(failure);
  }
  override render = () => (this.state.hasFailed ? null : this.props.children);
}

export const part = <Props extends object>(Shown: ComponentType<Props>): Part<Props> => ({
  mount(element, props, { idPrefix, isPrerendered, onReady, onFailure }) {
    function Ready() {
      useEffect(onReady, []);
      return null;
    }
    const drawn = (it: Props) => (
      <Boundary onFailure={onFailure}>
        <Shown {...it} />
        <Ready />
      </Boundary>
    );
    const options = { identifierPrefix: idPrefix };
    const root = isPrerendered
      ? hydrateRoot(element, drawn(props), options)
      : createRoot(element, options);
    if (!isPrerendered) root.render(drawn(props));
    return {
      update: (next) => root.render(drawn(next)),
      unmount: () => queueMicrotask(() => root.unmount()),
    };
  },
  render: (props, { idPrefix }) =>
    Promise.resolve(renderToString(<Shown {...props} />, { identifierPrefix: idPrefix })),
});
`;

const page = `import { useId, useState, version } from 'react';
import { exposed } from '@site/contracts/exposedModules';
import { paths } from '@site/company/paths';
import type { RoutePageProps } from '@site/contracts/remoteDeclaration';
import { part } from '../part';

function ${MODULE}({ notify }: RoutePageProps) {
  const id = useId();
  const [town, setTown] = useState('');
  return (
    <div data-owner="weather">
      <h1>${TITLE}</h1>
      <p>Drawn by React {version}.</p>
      <label htmlFor={id}>Town</label>
      <input id={id} value={town} onChange={(event) => setTown(event.target.value)} />
      <button type="button" onClick={() => notify('info', 'Sunny in ' + town)}>
        Tell
      </button>
      <a href={paths.buyNow}>Order</a>
    </div>
  );
}

export default exposed('weather/${MODULE}', part(${MODULE}));
`;

let copy: SourceCopy;
const ask = (site: Site, path: string) =>
  fetch(site.address + path, { headers: { connection: 'close' } });

const test = testOnOwnSite(() => {
  copy = copyOfSources();
  copy.run('new', '--', 'remote', 'weather', '--title', TITLE, '--path', PAGE);
  const write = (file: string, text: string) =>
    writeFileSync(join(copy.folder, FOLDER, file), text);
  write('webpack.config.ts', configuration);
  write('src/part.tsx', part);
  write(`src/exposes/${MODULE}.tsx`, page);
  const texts = readFileSync(join(copy.folder, FOLDER, 'content/page.json'), 'utf8');
  write(
    'content/page.json',
    texts.replace('What this page is for is ‹to be written›', 'Sun or rain'),
  );
  copy.run('site', '--', 'use', ...bringReleases(copy.folder));
  copy.run('release', '--', 'weather');
  return { root: copy.folder, site: join(copy.folder, 'dist/local/current/site') };
}, BUILD_TIMEOUT_MS);
test.describe.configure({ mode: 'serial', timeout: BUILD_TIMEOUT_MS });
test.afterAll(() => copy?.remove());

const { version } = JSON.parse(readFileSync(installed.resolve('react/package.json'), 'utf8')) as {
  version: string;
};

test('before it is deployed its page and its link are away', async ({ site }) => {
  expect((await ask(site, PAGE)).status).toBe(404);
  expect(await (await ask(site, paths.home)).text()).not.toContain(TITLE);
});

test('deployed, with the React of another major, it is prerendered, hydrated, follows links and prints', async ({
  site,
}) => {
  copy.run('site', '--', 'use', 'weather@0.1.0');
  const html = await (await ask(site, PAGE)).text();
  expect(html).toContain(`<title>${TITLE} | ${brand.company}</title>`);
  expect(await (await ask(site, '/sitemap.xml')).text()).toContain(`${brand.origin}${PAGE}<`);
  expect((await ask(site, `/hi${PAGE}`)).status).toBe(404);
  expect(await (await ask(site, '/hi')).text()).not.toContain(TITLE);
  expect(html).toMatch(new RegExp(`<h1>${TITLE}</h1><p>Drawn by React (<!-- -->)?${version}`));

  const { page: tab, faults } = await site.visit(PAGE);
  await expect(tab.getByRole('banner').getByRole('link', { name: 'हिन्दी' })).toHaveAttribute(
    'href',
    '/hi',
  );
  // A press that comes before the part answers does nothing.
  await expect(async () => {
    await tab.getByLabel('Town').fill('');
    await tab.getByLabel('Town').pressSequentially('Delhi');
    await tab.getByRole('button', { name: 'Tell' }).click();
    await tab.getByText('Sunny in Delhi').first().waitFor({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await tab.emulateMedia({ media: 'print' });
  await expect(tab.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await tab.emulateMedia({ media: 'screen' });

  const opened = await tab.evaluate(() => performance.timeOrigin);
  await tab.getByRole('main').getByRole('link', { name: 'Order' }).click();
  await tab.getByRole('heading', { level: 1, name: siteTexts.order.title }).waitFor();
  expect(new URL(tab.url()).pathname).toBe(paths.buyNow);
  await tab.goBack();
  await tab.getByLabel('Town').waitFor();
  expect(await tab.evaluate(() => performance.timeOrigin)).toBe(opened);
  expect(faults).toEqual([]);
});

for (const fault of ['is down', 'hangs', 'answers 2 s late'] as const) {
  test(`it ${fault}, and links lead on`, async ({ site }) => {
    const { stuck } = await followEveryLink({
      address: site.address,
      browser: site.browser,
      language: defaultLanguage,
      prepare: (context) => breakRemote(context, 'weather', fault),
      isWanted: (index) => index % 5 === 0,
    });
    expect(stuck).toEqual([]);
  });
}

test('removed again, it leaves the others as they were', async ({ site }) => {
  const { page } = await site.visit(PAGE);
  copy.run('site', '--', 'remove', 'weather');

  expect((await ask(site, PAGE)).status).toBe(404);
  expect(await (await ask(site, paths.home)).text()).not.toContain(TITLE);
  // A tab that is open on it goes on.
  await page
    .getByRole('banner')
    .getByRole('link', { name: siteTexts.header.home, exact: true })
    .click();
  await page.getByRole('banner').getByRole('link', { name: TITLE }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.context().close();
  const started = startNpm(['start', '--', '--port', '0'], copy.folder);
  await started.line(/^Live, as chosen: .*no weather\./m);
  started.stop();
  await started.ended;
});
