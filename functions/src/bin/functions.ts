import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run functions',
    summary: 'Write into dist/functions what runs in the cloud, as one file, with its indexes.',
  },
  async () => {
    const { join } = await import('node:path');
    const { distFolder, firebaseProject } = await import('@site/tooling/workspace');
    const { readNoticeSettings } = await import('@site/order-notices/settings/noticeSettings');
    const { bundleFunctions } = await import('../bundle/bundleFunctions');
    const { refusePlaceholders } = await import('../bundle/refusePlaceholders');
    const project = firebaseProject();
    const warning = refusePlaceholders(await readNoticeSettings(), project);
    if (warning) console.warn(warning);
    const folder = join(distFolder, 'functions');
    const bytes = await bundleFunctions(folder, project);
    console.log(`Wrote ${folder} (index.js has ${(bytes / 1e6).toFixed(1)} MB).`);
  },
);
