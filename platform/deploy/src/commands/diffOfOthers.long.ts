import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@site/contracts/remoteDeclaration';
import { declarationOf, type RemoteName } from '@site/contracts/remotes';
import { folderStore } from '@site/releases/store/folderStore';
import { release } from '@site/releases/testing/testReleases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { FIRST, deploySite } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { folderHost } from '../testing/hosts';

jest.setTimeout(60_000);

type Registry = { remotes: object } & Record<'applicationNames' | 'remoteNames', string[]>;

const NAME = 'weather' as RemoteName;

/** Beside those of this repository, a remote that others build. */
jest.mock('@site/contracts/remotes', () => {
  const weather: RemoteDeclaration = {
    owner: '@cirvena/weather-team',
    devPort: 3099,
    languages: ['en'],
    exposes: { Widget: {} },
    routes: [
      {
        path: '/weather',
        module: 'Widget',
        placeholder: 'page',
        texts: { en: { title: 'Weather', description: 'Sun and rain.' } },
      },
    ],
  };
  const actual = jest.requireActual<Registry>('@site/contracts/remotes');
  Object.assign(actual.remotes, { weather });
  actual.applicationNames.push('weather');
  actual.remoteNames.push('weather');
  return actual;
});

const newFolder = temporaryFolders();
const { site, run, deploy } = deployTests(folderHost);

beforeEach(async () => {
  await release(folderStore(site().store), NAME, '1.0.0');
  await deploy(...FIRST, 'weather@1.0.0');
});

const diff = async (...args: string[]) =>
  run('diff', ...args, '--live', '--out', await newFolder(), '--no-pages');

test('a store of one merge does not have it: it is left out of both sides', async () => {
  await rm(join(site().store, 'releases/remote-weather'), { recursive: true });
  const { code, output, warnings } = await diff(...FIRST);

  expect({ code, warnings }).toEqual({
    code: 0,
    warnings: expect.stringMatching(/^The report is/),
  });
  expect(output).toContain('Not compared, as there is no release here: `weather`.');
  expect(output).not.toMatch(/\/weather|→ none/);
});

test('a preview of a change does not have it: it is left out of both sides', async () => {
  const folder = await newFolder();
  const host = await folderHost(folder);
  const preview = await deploySite(folder, { production: host.settings });
  await preview.run('deploy', ...FIRST);
  Object.assign(declarationOf(NAME), { isForeign: true });
  const { code, output } = await diff(host.live.address);
  await host.close();

  expect({ code }).toEqual({ code: 0 });
  expect(output).toContain('Not compared, as there is no release here: `weather`.');
  expect(output).not.toMatch(/\/weather|→ none/);
});
