import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run icons',
    summary: "Draw the site's icons, missing pictures for shared links, and the fonts of Hindi.",
    details: ['To draw a picture for shared links again, delete it in shell/public/og first.'],
    options: {
      'only-missing': { help: 'only pictures for shared links that are missing' },
      'only-fonts': { help: 'only the fonts' },
    },
  },
  async ({ values }) => {
    const { makeIcons } = await import('../icons/makeIcons');
    const kinds = [
      ...(values['only-fonts'] ? (['fonts'] as const) : []),
      ...(values['only-missing'] ? (['missing'] as const) : []),
    ];
    await makeIcons(kinds.length ? kinds : undefined);
  },
);
