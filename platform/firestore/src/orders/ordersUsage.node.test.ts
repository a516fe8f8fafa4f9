import { run } from './testing/ordersCommand';

describe('a wrong use', () => {
  test.each([
    [['--foo'], 'Unexpected argument "--foo".'],
    [['-x'], 'Unexpected argument "-x".'],
    [['--\u001b[2J'], 'Unexpected argument "--␛[2J".'],
    [['more'], 'Unexpected argument "more".'],
    [['--data'], '--data needs a value: --data FOLDER.'],
    [['--csv=yes'], '--csv takes no value.'],
    [['--csv', '--json'], 'Take one of --csv and --json.'],
    [['--xlsx'], '--xlsx needs a file: --out FILE.xlsx'],
    [['--data', 'x', '--production'], 'Take either --data or --production, not both.'],
    [['--product', 'forte'], 'Unexpected argument "--product".'],
    [['--before', '2026-01-31'], 'Unexpected argument "--before".'],
    [['--data', ''], '--data needs a value: --data FOLDER.'],
    [['--out='], '--out needs a value: --out FILE.'],
    ...['https://example.com', 'http://localhost.example.com', 'localhost:8080'].map(
      (url) =>
        [
          ['erase', '--id', 'one', `--url=${url}`],
          '--url takes an address of this machine, such as http://localhost:8080.',
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
        ...['--csv', '--xlsx', '--json', '--subscribers', '--out', '--help'],
        ...['--from', '--to', '--email', '--mobile', '--id'],
        ...['--data', '--url', '--production', '--project'],
        ...['--before', '--confirm'],
      ]),
    );
  });
});
