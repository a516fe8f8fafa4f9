import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run icons',
    summary: "Draw the site's icons, missing pictures for shared links, and the fonts of Hindi.",
    details: ['To draw a picture for shared links again, delete it in shell/public/og first.'],
  },
  async () => {
    const { makeIcons } = await import('./icons/makeIcons');
    await makeIcons();
  },
);
