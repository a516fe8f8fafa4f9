import { run } from './testing/ordersCommand';

describe('a wrong use', () => {
  test.each([
    [['--foo'], "Unknown option '--foo'. Did you mean --from?"],
    [['--\u001b[2J'], "Unknown option '--␛[2J'."],
    [['--data'], "Option '--data <folder>' argument missing."],
    [['--csv', '--json'], 'Take one of --csv and --json.'],
    [['--xlsx'], '--xlsx needs a file: --out FILE.xlsx'],
    [['--data', 'x', '--production'], 'Take either --data or --production, not both.'],
    [['--before', '2026-01-31'], "Unknown option '--before'."],
    ...['https://example.com', 'http://localhost.example.com', 'localhost:8080'].map(
      (url) =>
        [
          ['erase', '--id', 'one', `--url=${url}`],
          '--url takes an address of this machine, such as http://localhost:8080.',
        ] as [string[], string],
    ),
  ])('%j is answered with one sentence', async (args, sentence) => {
    expect(await run(...args)).toEqual({
      ...{ code: 2, output: '' },
      warnings: expect.stringMatching(/^[^\n]*\nUsage: npm run orders -- .*\n$/),
    });
    expect((await run(...args)).warnings.split('\n')[0]).toBe(sentence);
  });
});
