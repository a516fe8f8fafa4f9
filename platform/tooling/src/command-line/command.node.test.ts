import { answerOf } from '../testing/answerOf';
import { checkFolder } from './checkFolder.cjs';
import { createCommand, portNumber, UsageError } from './command';

/** Runs a command that has one of everything. */
const run = (...args: string[]) =>
  answerOf(({ write }) => {
    const command = createCommand('npm run shop --', 'Keep a shop.');
    command
      .command('open')
      .description('open it')
      .argument('[words...]')
      .option('--port <number>', 'where', portNumber, 80)
      .option('--data <folder>', 'what is sold')
      .option('--check', 'look first')
      .action((args: string[], options: object) => {
        if (args.includes('never')) throw new UsageError('A shop opens at some time.');
        if (args.includes('full')) throw new Error('No room in \u001b[2J.');
        write(JSON.stringify([args, options]));
      });
    return command;
  }, args);

const USAGE = 'Usage: npm run shop -- open [options] [words...]\n';

test.each([
  [['--prot', '80'], "Unknown option '--prot'. Did you mean --port?"],
  [['-p'], "Unknown option '-p'."],
  [['--__proto__'], "Unknown option '--__proto__'."],
  [['--\u001b[2J'], "Unknown option '--␛[2J'."],
  [['--data'], "Option '--data <folder>' argument missing."],
  [['--data='], "Option '--data <folder>' argument '' is invalid. It needs a value."],
  [
    ['--data', '--check'],
    "Option '--data <folder>' argument '--check' is invalid. It needs a value.",
  ],
  [['never'], 'A shop opens at some time.'],
  ...['x', '1.5', '65536'].map((port): [string[], string] => [
    ['--port', port],
    `Option '--port <number>' argument '${port}' is invalid. Expected a whole number, 0 to 65535.`,
  ]),
])('open %j is answered with a sentence and the usage', async (args, sentence) => {
  const warnings = `${sentence}\n${USAGE}`;
  expect(await run('open', ...args)).toEqual({ code: 2, output: '', warnings });
});

test.each(['0', '80', '3000', '6001', '8080', '65535'])('port %s is taken', async (port) => {
  expect((await run('open', '--port', port)).output).toContain(`"port":${port}`);
});

test('a failure is one message, in which nothing steers the terminal', async () => {
  expect(await run('open', 'full')).toEqual({
    code: 1,
    output: '',
    warnings: 'No room in ␛[2J.\n',
  });
});

test('help is asked for like that of git', async () => {
  const { code, output, warnings } = await run('--help');
  expect([code, warnings]).toEqual([0, '']);
  expect(output).toMatch(
    /^Usage: npm run shop -- .*\n\nKeep a shop\.\n[^]*\n {2}open .* open it\n/,
  );
  expect(await run('help')).toEqual({ code, output, warnings });

  const ofOpen = await run('help', 'open');
  expect(ofOpen.output.startsWith(USAGE)).toBe(true);
  expect(await run('open', '--help')).toEqual(ofOpen);
});

test('without a verb the help is an answer to wrong usage, and a verb that is none is named', async () => {
  const { output } = await run('help');
  expect(await run()).toEqual({ code: 2, output: '', warnings: output });
  expect(await run('help', 'close')).toMatchObject({
    code: 2,
    warnings: expect.stringMatching(/^Unknown command 'close'\.\nUsage: /),
  });
  for (const args of [['opne'], ['help', 'opne']]) {
    expect(await run(...args)).toMatchObject({
      code: 2,
      warnings: expect.stringMatching(/^Unknown command 'opne'\. Did you mean open\?\nUsage: /),
    });
  }
});

test.each(['a#b', '!site', '%20x', '?q', '100%', "it's"])(
  'in a folder named %s nothing runs',
  (name) => {
    expect(() => checkFolder(`/home/asha/${name}/`)).toThrow(
      `Move the repository to a path without "${/[!#?%']/.exec(name)?.[0]}": /home/asha/${name}/`,
    );
  },
);

test('on Windows nothing runs, and it is said where it does', () => {
  expect(() => checkFolder('C:\\site', 'win32')).toThrow(
    'This runs on Linux and macOS. On Windows, clone it in WSL and run it there.',
  );
});

test.each(['site', 'with space', 'साइट'])('in a folder named %s it does', (name) => {
  expect(() => checkFolder(`/home/asha/${name}/`)).not.toThrow();
});
