import { createHash } from 'node:crypto';
import { type JsonText, type Problem, textsOf } from '@site/tooling/files/readJsonFile';

/** A short hash of all texts of a file but the review itself. */
function hashOf(json: JsonText): string {
  const texts = textsOf(json).filter(({ path: [first] }) => first !== 'reviewed');
  const words = JSON.stringify(texts.map(({ text }) => text));
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

type Review = Partial<Record<'by' | 'on' | 'words', unknown>>;

/** Finds a review of other words: the page would name a reviewer who has not seen what it says. */
export function findStaleReview(json: JsonText): Problem[] {
  const { reviewed } = json.value as { reviewed?: Review | null };
  // Anything else than a review is a mistake of its own.
  if (typeof reviewed?.by !== 'string') return [];
  const hash = hashOf(json);
  if (reviewed.words === hash) return [];
  const right = `"words": "${hash}"`;
  const path = ['reviewed', 'words'];
  const message = reviewed.words
    ? `The words changed since ${reviewed.by} reviewed them on ${String(reviewed.on)}: write null, or after a new review ${right}.`
    : `Write down which words were reviewed: ${right}.`;
  return [{ path, line: json.lineOf(path), message }];
}
