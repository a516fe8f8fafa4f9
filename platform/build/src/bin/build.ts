import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run build',
    summary: 'Build all applications and make these builds live on this machine.',
    words: '[NAME]',
    details: ['NAME builds one application, e.g. products, and leaves what is live.'],
    options: { 'if-needed': { help: 'build only when sources changed since the last build' } },
  },
  async ({ words: [name, ...rest], values }) => {
    const { UsageError } = await import('@site/tooling/command-line/command');
    if (rest[0] !== undefined) throw new UsageError(`Unexpected argument "${rest[0]}".`);
    if (name !== undefined) {
      const { readName } = await import('@site/tooling/command-line/readName');
      const { applicationOf } = await import('@site/tooling/applicationShortNames');
      const application = applicationOf(readName(name));
      const { buildWorkingCopy } = await import('../applications/buildWorkingCopy');
      return buildWorkingCopy(application);
    }
    if (values['if-needed']) {
      const { buildIfNeeded, buildDeskIfNeeded } = await import('../applications/buildIfNeeded');
      await buildIfNeeded();
      return buildDeskIfNeeded();
    }
    const { buildSite } = await import('../applications/buildSite');
    await buildSite();
    const { buildDeskIfNeeded } = await import('../applications/buildIfNeeded');
    await buildDeskIfNeeded();
  },
);
