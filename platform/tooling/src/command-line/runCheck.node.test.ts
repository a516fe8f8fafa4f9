import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { runCheck, type Step } from './runCheck';

const newFolder = temporaryFolders();

const ending = (code: number): Step => [process.execPath, '-e', `process.exitCode = ${code}`];
const writing = (file: string): Step => [
  process.execPath,
  '-e',
  `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`,
];
const format = ending(3);
const repairs = (step: Step) => (step === format ? 'npx repair' : undefined);

let said: jest.SpyInstance;
beforeEach(() => (said = jest.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['side by side', (next: Step) => ({ together: [format], steps: [next] })],
  ['as a step', (next: Step) => ({ steps: [format, next] })],
])('what a command repairs, %s, is told, and the check goes on', async (_, stepsOf) => {
  const file = join(await newFolder(), 'next');

  expect(await runCheck(stepsOf(writing(file)), [], repairs)).toBe(3);
  expect(said.mock.calls).toEqual([['Run: npx repair']]);
  expect(existsSync(file)).toBe(true);
});

test('another failure ends it', async () => {
  const file = join(await newFolder(), 'next');

  const together = [ending(0), ending(2)];
  expect(await runCheck({ together, steps: [writing(file)] }, [], repairs)).toBe(2);
  expect(await runCheck({ steps: [ending(4), writing(file)] }, [], repairs)).toBe(4);
  expect(existsSync(file)).toBe(false);
});
