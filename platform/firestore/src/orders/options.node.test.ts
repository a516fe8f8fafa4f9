import { run } from './testing/run';

describe('a wrong use', () => {
  test.each([
    [['--foo'], "Unknown option '--foo'; --help lists the options."],
    [['-x'], "Unknown option '-x'; --help lists the options."],
    [['--\u001b[2J'], "Unknown option '--␛[2J'; --help lists the options."],
    [['more'], "Unexpected argument 'more'; --help lists the options."],
    [['--data'], "Option '--data <value>' argument missing; --help lists the options."],
    [['--csv=yes'], "Option '--csv' does not take an argument; --help lists the options."],
    [['--csv', '--json'], 'Take either --csv or --json, not both.'],
    [['--data', 'x', '--emulator'], 'Take either --data or --emulator, not both.'],
    [['--data', ''], '--data takes a path.'],
    [['--out='], '--out takes a path.'],
    ...['https://example.com', 'http://localhost.example.com', 'localhost:8080', ''].map(
      (url) =>
        [
          [`--url=${url}`],
          '--url takes an address of this machine, such as http://127.0.0.1:8080.',
        ] as [string[], string],
    ),
  ])('%j is answered with one sentence', async (args, sentence) => {
    expect(await run(...args)).toEqual({ code: 2, output: '', warnings: `${sentence}\n` });
  });

  test('help lists every option', async () => {
    const { code, output } = await run('--help');
    expect(code).toBe(0);
    expect(output.match(/--[a-z]+/g)).toEqual(
      expect.arrayContaining([
        ...['--csv', '--json', '--subscribers', '--out', '--help'],
        ...['--from', '--to', '--product', '--kind', '--email', '--id'],
        ...['--data', '--url', '--emulator', '--production', '--project'],
        ...['--before', '--confirm'],
      ]),
    );
  });
});
