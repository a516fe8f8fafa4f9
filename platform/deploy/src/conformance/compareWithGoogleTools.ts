import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { RECORDED_CALLS, areSameCalls, deployedByTools, deployedByUs } from './compareClients';
import { TOOLS_VERSION } from './officialTools';

/** Compares our client, Google's tools and the recorded calls. @returns the exit code. */
export async function compareWithGoogleTools({
  isRecording,
  say,
}: {
  isRecording: boolean;
  say(line: string): void;
}): Promise<0 | 1> {
  const [us, tools] = [await deployedByUs(), await deployedByTools()];
  if (isRecording) await writeFile(RECORDED_CALLS, `${JSON.stringify(tools.calls, null, 2)}\n`);
  const recorded = JSON.parse(await readFile(RECORDED_CALLS, 'utf8'));
  const checks: [string, boolean][] = [
    [
      `firebase-tools ${TOOLS_VERSION} makes the recorded calls`,
      areSameCalls(tools.calls, recorded),
    ],
    ['our client makes the same calls', areSameCalls(us.calls, tools.calls)],
    ['both publish the same files and settings', isDeepStrictEqual(us.shown, tools.shown)],
    ['something was published', Object.keys(tools.shown.files).length > 1],
  ];
  for (const [name, isTrue] of checks) say(`${isTrue ? 'yes' : 'NO '}  ${name}`);
  return checks.every(([, isTrue]) => isTrue) ? 0 : 1;
}
