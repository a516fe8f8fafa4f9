import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeploymentState } from '../deployments/state/deploymentState';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { deploySite, type DeploySite } from './deploySite';
import type { HostOfTest } from './hosts';
import { openTab } from './openTab';

/** Gives every test of a file a host, and a site with the release 1.1.0 of the products. */
export function deployTests(openHost: (folder: string) => Promise<HostOfTest>) {
  const newFolder = temporaryFolders();
  const environment = { ...process.env };
  let host: HostOfTest;
  let site: DeploySite;
  const stateFile = () => join(site.store, 'deployments-production.json');
  const run: DeploySite['run'] = (...args) => site.run(...args);

  beforeEach(async () => {
    const folder = await newFolder();
    host = await openHost(folder);
    Object.assign(process.env, host.environment);
    site = await deploySite(folder, { production: host.settings, staging: host.settings });
    await site.release('products', '1.1.0');
  });
  afterEach(async () => {
    process.env = { ...environment };
    await host.close();
  });

  return {
    host: () => host,
    site: () => site,
    run,
    /** Deploys. Rejects with what the command said when it fails. */
    async deploy(...args: string[]) {
      const outcome = await run('deploy', ...args);
      if (outcome.code !== 0) throw new Error(outcome.warnings);
      return outcome;
    },
    state: async () => JSON.parse(await readFile(stateFile(), 'utf8')) as DeploymentState,
    writeState: (state: DeploymentState) => writeFile(stateFile(), JSON.stringify(state)),
    /** The versions of shell, products and order that the home page shows. */
    shown: async () => {
      const { releases } = await openTab(host.live.address);
      return releases.map((it) => it.split(' ')[1]).join(' ');
    },
  };
}

/** Changes one bit in the last byte of what visitors get at the addresses that match. */
export const withOneBitChanged =
  (address: RegExp, isMeant: (bytes: Buffer) => boolean = () => true) =>
  (path: string, bytes: Buffer): Buffer => {
    if (!address.test(path) || !isMeant(bytes) || bytes.length === 0) return bytes;
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    return changed;
  };
