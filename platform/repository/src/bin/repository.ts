import { runScript } from '@site/tooling/command-line/runScript';
import { commands } from '../commands';

const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));

process.exitCode = await runScript(
  {
    name: 'npm run repository',
    summary:
      'Tell what a change reaches, run the steps of pipelines, keep notices, pack what others use.',
    words: 'COMMAND',
    details: [
      '',
      ...Object.values(commands).map(({ usage, summary }) => `${usage.padEnd(width)}  ${summary}`),
    ],
    options: {
      base: { value: 'COMMIT', help: 'what a change is compared with, if not origin/main' },
      out: {
        value: 'FOLDER',
        help: 'where bills, notices or packages go, if not to dist/sbom, dist/notices, dist/packages',
      },
    },
  },
  async ({ words: [name = '', ...words], values }) => {
    const { UsageError } = await import('@site/tooling/command-line/command');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      throw new UsageError(`Take one of ${Object.keys(commands).join(', ')}.`);
    }
    return command.run(words, values);
  },
);
