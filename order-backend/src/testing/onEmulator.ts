import { whyNoEmulator } from './openEmulator';

/** Ten times what such a test takes on a machine that has nothing else to do. */
const LIMIT = 480_000;

/**
 * A test that needs Firestore's emulator. Where there is none it is reported as skipped, with the reason in its name and
 * in a line of its own: what was not run must not look as if it had been.
 */
export function testOnEmulator(name: string, run: () => Promise<void>, limit = LIMIT): void {
  const reason = whyNoEmulator();
  if (reason === undefined) return test(name, run, limit);
  process.stderr.write(`NOT RUN: ${name}. ${reason}\n`);
  test.skip(`NOT RUN, for want of an emulator: ${name}`, run);
}
