import { deskLimits, deskPatterns } from '@site/order-model/deskChange';
import { faultOfNote, toNote } from './noteText';

test('a note is one line without margins, as the rules want it', () => {
  const note = toNote('  Rang twice.\n\nCalls back\ton Monday. ');

  expect(note).toBe('Rang twice. Calls back on Monday.');
  expect(deskPatterns.note.test(note)).toBe(true);
});

test.each([
  ['', 'empty'],
  ['\u200b', 'empty'],
  ['x'.repeat(deskLimits.noteMax), undefined],
  ['क'.repeat(deskLimits.noteMax + 1), 'long'],
])('%#: its fault', (typed, fault) => {
  expect(faultOfNote(toNote(typed))).toBe(fault);
});

test.each([['\u00a0'], ['\u200b'], ['\n'], ['a\n']])(
  'a great many of %j are answered within a second',
  (signs) => {
    // The processor's time, in µs: other programs of the machine take no part of it.
    const since = process.cpuUsage();
    faultOfNote(toNote(`a${signs.repeat(100_000)}b`));
    expect(process.cpuUsage(since).user).toBeLessThan(1_000_000);
  },
);
