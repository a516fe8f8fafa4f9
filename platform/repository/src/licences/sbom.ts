import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { replaceDurably } from '@site/tooling/files/writeDurably';
import { builtApplications, folderOf, root } from '@site/tooling/workspace';
import { readPackageFile } from '../workspaces';
import { thirdPartiesOf, type ThirdParty } from './lockFile';

/** How package URLs name a package; the `@` of a scope is written with its code. */
const urlOf = ({ name, version }: ThirdParty) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** `sha512-…` of the lock file, as CycloneDX has it. */
function hashesOf({ integrity = '' }: ThirdParty) {
  const [, hash] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  if (hash === undefined) return [];
  return [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }];
}

const componentOf = (it: ThirdParty) => ({
  type: 'library',
  name: it.name,
  version: it.version,
  purl: urlOf(it),
  'bom-ref': `${urlOf(it)}#${it.folder}`,
  licenses: it.licence === 'unknown' ? [] : [{ expression: it.licence }],
  hashes: hashesOf(it),
});

/**
 * What an application is made of, in the words of CycloneDX, from the lock file. `npm sbom` (11.19) leaves React out, which the
 * applications and their libraries both ask for.
 */
export function billOf(folder: string) {
  const { name, version } = readPackageFile(folder);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: thirdPartiesOf([folder]).map(componentOf),
  };
}

/** Writes a bill of materials for each application. @returns the files */
export async function writeBills(out: string): Promise<string[]> {
  const folder = resolve(root, out);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    builtApplications.map(async (application) => {
      const name = folderOf(application);
      const file = join(folder, `${name}.cdx.json`);
      await replaceDurably(file, `${JSON.stringify(billOf(name), null, 2)}\n`);
      return file;
    }),
  );
}
