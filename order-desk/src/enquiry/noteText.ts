import { deskLimits, deskPatterns } from '@site/order-model/deskChange';
import { trimName } from '@site/order-model/enquiry';

/** What is wrong with a note. */
export type NoteFault = 'empty' | 'long';

/** Brings what was typed to one line, as it is stored. */
export const toNote = (typed: string): string =>
  // Line ends and other control characters, which no rule lets in.
  trimName(typed.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' '));

export function faultOfNote(note: string): NoteFault | undefined {
  if ([...note].length > deskLimits.noteMax) return 'long';
  return deskPatterns.note.test(note) ? undefined : 'empty';
}
