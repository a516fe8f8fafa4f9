import LicensePlugin from 'webpack-license-plugin';
import type { WebpackPluginInstance } from 'webpack';
import { fontPackages } from '@site/tooling/sources/fontPackages';
import type { ApplicationName } from '@site/tooling/workspace';

/** Licences under which others' code may be part of what visitors get; a build with another one fails. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/**
 * Says in files beside the scripts what webpack has put into them: packages with the texts of their licences, and the same as a
 * bill of materials (CycloneDX). React stands in the shell's, which hands it to the remotes.
 */
export const thirdParties = (name: ApplicationName): WebpackPluginInstance =>
  new LicensePlugin({
    outputFilename: 'third-parties.json',
    additionalFiles: {
      'bom.cdx.json': (packages) =>
        JSON.stringify({
          bomFormat: 'CycloneDX',
          specVersion: '1.6',
          version: 1,
          metadata: { component: { type: 'application', name } },
          components: packages.map((it) => ({
            type: 'library',
            name: it.name,
            version: it.version,
            purl: `pkg:npm/${it.name.replace('@', '%40')}@${it.version}`,
            licenses: [{ expression: it.license }],
          })),
        }),
    },
    includePackages: () => (name === 'shell' ? fontPackages('shared-ui') : []),
    unacceptableLicenseTest: (licence) => !ALLOWED.includes(licence),
    // Own workspaces, and the root.
    excludedPackageTest: (its) => /^(site$|@site\/)/.test(its),
  });
