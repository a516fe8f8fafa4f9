import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { replaceDurably } from '@site/tooling/files/writeDurably';
import { createCommand, type Command } from '@site/tooling/command-line/command';
import { distFolder } from '@site/tooling/workspace';

const print = (line: string) => console.log(line);

function refuse(problems: readonly string[], allowed: string): void {
  if (problems.length) throw new Error(problems.join('\n'));
  print(allowed);
}

export function repositoryCommand(): Command {
  const repository = createCommand(
    'npm run repository --',
    'Raise versions, keep notices, pack what others use.',
  );
  const writing = (name: string, summary: string): Command =>
    repository.command(name).description(summary).option('--out <folder>', 'where the files go');

  repository
    .command('releases')
    .description('the releases of these sources, as words for npm run site -- deploy')
    .action(async () => {
      const { versionWords } = await import('./versions');
      print(versionWords().join(' '));
    });

  repository
    .command('newest [store]')
    .description('the newest releases of a store, in the same words')
    .action(async (store: string | undefined) => {
      const { newestWords } = await import('./versions');
      print((await newestWords(store)).join(' '));
    });

  repository
    .command('versions')
    .description('raise versions and write changelogs by the commits (lerna); commit and tag them')
    .option('--yes', 'do not ask')
    .action(async ({ yes: isSure = false }: { yes?: boolean }) => {
      const { raiseVersions } = await import('./changes/raiseVersions');
      process.exitCode = await raiseVersions({ isSure });
    });

  writing(
    'notices',
    'write the notices of third parties, from the lock file and what is installed',
  ).action(async ({ out = join(distFolder, 'notices') }: { out?: string }) => {
    const { NOTICES_FILE, notices } = await import('./licences/licenceNotices');
    const file = join(out, NOTICES_FILE);
    await mkdir(out, { recursive: true });
    await replaceDurably(file, notices());
    print(file);
  });

  writing('sbom', 'write a bill of materials (CycloneDX) for each application').action(
    async ({ out = join(distFolder, 'sbom') }: { out?: string }) => {
      const { writeBills } = await import('./licences/sbom');
      (await writeBills(resolve(out))).forEach(print);
    },
  );

  writing('pack', 'pack contracts and shared-ui for teams outside of this repository').action(
    async ({ out = join(distFolder, 'packages') }: { out?: string }) => {
      const { packWorkspaces } = await import('./packing/packWorkspaces');
      (await packWorkspaces(resolve(out))).forEach(print);
    },
  );

  repository
    .command('licences')
    .description(
      'fail when a package that visitors get, or that runs in the cloud, has a licence not allowed',
    )
    .action(async () => {
      const { refusedLicences } = await import('./licences/licences');
      refuse(refusedLicences(), 'Every licence is allowed.');
    });

  return repository;
}
