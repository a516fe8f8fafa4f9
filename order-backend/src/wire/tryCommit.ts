import { createDocuments } from '../documents/documents';
import { decodeFields } from '../documents/values';
import { decideCommit } from './decideCommit';
import { readCommit } from './readCommit';
import type { CommitAnswer } from './writeQueue';

/** What would be stored, as plain values, and what the sender would be answered. */
interface TriedCommit {
  stored: readonly { collection: string; fields: Record<string, unknown> }[];
  answer: CommitAnswer;
}

/**
 * Decides over a visitor's commit by the rules of these sources, as a database without documents. Nothing is stored.
 * @throws {Refusal} when it may not be stored
 */
export function tryCommit(body: unknown, project: string): TriedCommit {
  const now = new Date().toISOString();
  const context = { documents: createDocuments(), sender: 'visitor', now } as const;
  const changes = decideCommit(readCommit(body, project), context);
  return {
    stored: changes.map(({ collection, after }) => ({ collection, fields: decodeFields(after) })),
    answer: { writeResults: changes.map(() => ({ updateTime: now })), commitTime: now },
  };
}
