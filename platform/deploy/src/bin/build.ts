import { createCommand, main, UsageError } from '@site/tooling/command-line/command';

await main(() =>
  createCommand(
    'npm run build --',
    'Build all applications and make these builds live on this machine.',
  )
    .argument('[name]', 'builds one application, e.g. products, and leaves what is live')
    .option('--if-needed', 'build only when sources changed since the last build')
    .action(async (name: string | undefined, { ifNeeded }: { ifNeeded?: boolean }) => {
      if (name !== undefined) {
        if (ifNeeded) {
          throw new UsageError('--if-needed takes no name: it builds all applications.');
        }
        const { readName } = await import('@site/tooling/command-line/applicationNames');
        const application = readName(name);
        const { buildWorkingCopy } = await import('@site/build/buildWorkingCopy');
        return buildWorkingCopy(application);
      }
      const { buildIfNeeded, buildDeskIfNeeded } = await import('../local/buildIfNeeded');
      if (ifNeeded) await buildIfNeeded();
      else {
        const { buildSite } = await import('../local/buildSite');
        await buildSite();
      }
      await buildDeskIfNeeded();
    }),
);
