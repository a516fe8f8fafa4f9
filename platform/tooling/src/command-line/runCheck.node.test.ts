import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { runCheck, type Step } from './runCheck';

const newFolder = temporaryFolders();

let said: jest.SpyInstance;
beforeEach(() => void (said = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => said.mockRestore());

const ending = (code: number): Step => [process.execPath, '-e', `process.exitCode = ${code}`];
const writing = (file: string): Step => [
  process.execPath,
  '-e',
  `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`,
];
const format: Step = ['prettier', '--check', '--log-level', 'silent', 'no-such-file'];

test.each([
  ['side by side', (next: Step) => ({ summary: '', together: [format], steps: [next] })],
  ['as a step', (next: Step) => ({ summary: '', steps: [format, next] })],
])('after prettier failed, %s, the check goes on, and fails in the end', async (_, stepsOf) => {
  const file = join(await newFolder(), 'next');

  expect(await runCheck(stepsOf(writing(file)))).toBe(2);
  expect(existsSync(file)).toBe(true);
});

test('another failure ends it, unless it goes on', async () => {
  const file = join(await newFolder(), 'next');

  const together = [ending(0), ending(2)];
  expect(await runCheck({ summary: '', together, steps: [writing(file)] })).toBe(2);
  expect(await runCheck({ summary: '', steps: [ending(4), writing(file)] })).toBe(4);
  expect(existsSync(file)).toBe(false);
  expect(await runCheck({ summary: '', goesOn: true, steps: [ending(4), writing(file)] })).toBe(4);
  expect(existsSync(file)).toBe(true);
});

test('in the end it says what ran, and what did not', async () => {
  const check = { summary: '', together: [ending(0)], steps: [ending(3), ending(0)] };
  await runCheck(check, ['further']);
  const [[text]] = said.mock.calls as [[string]];

  const program = `${process.execPath} -e process.exitCode =`;
  expect(text.split('\n')).toEqual([
    `passed   ${program} 0`,
    `FAILED   ${program} 3`,
    `not run  ${program} 0 further`,
  ]);
});
