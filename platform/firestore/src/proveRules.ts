import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { NoEmulator, openEmulator } from './emulator/openEmulator';
import { isProven, prove, summary } from './proof/prove';
import { rulesFile } from './rules/rulesFile';

/** `npm run rules:prove`: isProven rules, schema and local store against each other on Firestore's official emulator. */

const USAGE = 'Use: npm run rules:prove -- [--seed NUMBER] [--cases NUMBER]';

/** Ends the command with one sentence for the person who gave it. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readNumber(name: string, given: string | undefined, otherwise: number): number {
  const number = Number(given ?? otherwise);
  if (!Number.isSafeInteger(number)) refuse(`--${name} takes a whole number. ${USAGE}`);
  return number;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { seed: { type: 'string' }, cases: { type: 'string' } },
    });
    return {
      seed: readNumber('seed', values.seed, randomInt(2 ** 31)),
      cases: readNumber('cases', values.cases, 2500),
    };
  } catch (failure) {
    return refuse(`${(failure as Error).message.split('\n')[0]} ${USAGE}`);
  }
}

const sample = readOptions();
const emulator = await openEmulator(rulesFile).catch((failure: Error) => {
  if (failure instanceof NoEmulator) return refuse(`Not run: ${failure.message}`);
  throw failure;
});
const started = Date.now();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void emulator.close().finally(() => process.exit(1)));
}
try {
  const proof = await prove(emulator, sample);
  summary(proof).forEach((line) => console.log(line));
  console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
  process.exitCode = isProven(proof) ? 0 : 1;
} finally {
  await emulator.close();
}
