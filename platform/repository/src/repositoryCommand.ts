import { join, resolve } from 'node:path';
import { createCommand, type Command } from '@site/tooling/command-line/command';
import { builtApplications, distFolder, folderOf } from '@site/tooling/workspace';
import { readPackageFile } from './workspaces';

const print = (line: string) => console.log(line);

export function repositoryCommand(): Command {
  const repository = createCommand(
    'npm run repository --',
    'Raise versions, name releases, pack what others use.',
  );
  repository
    .command('releases')
    .description('the releases of these sources, as words for npm run site -- deploy')
    .action(async () => {
      const words = builtApplications.map(
        (name) => `${name}@${readPackageFile(folderOf(name)).version}`,
      );
      print(words.join(' '));
    });

  repository
    .command('versions')
    .description('raise versions and write changelogs by the commits (lerna); commit and tag them')
    .option('--yes', 'do not ask')
    .action(async ({ yes: isSure = false }: { yes?: boolean }) => {
      const { raiseVersions } = await import('./changes/raiseVersions');
      process.exitCode = await raiseVersions({ isSure });
    });

  repository
    .command('pack')
    .description('pack company, contracts and shared-ui for teams outside of this repository')
    .option('--out <folder>', 'where the files go')
    .action(async ({ out = join(distFolder, 'packages') }: { out?: string }) => {
      const { packWorkspaces } = await import('./packing/packWorkspaces');
      (await packWorkspaces(resolve(out))).forEach(print);
    });

  return repository;
}
