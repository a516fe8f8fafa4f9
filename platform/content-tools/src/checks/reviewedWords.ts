import { createHash } from 'node:crypto';
import type { JsonText, Problem } from '@site/tooling/files/readJsonFile';
import { SAME_IN_EVERY_LANGUAGE } from './sameInEveryLanguage';

/** Names of colours and pictures, and how many slides stand side by side: no reviewer reads them. */
const isAppearance = (name: string, value: unknown) =>
  SAME_IN_EVERY_LANGUAGE.has(name) || (name === 'show' && Array.isArray(value));

/** A short hash of what a file says: its texts, and facts such as whether a medicine needs a prescription. */
function hashOf(content: object): string {
  const said = JSON.stringify({ ...content, reviewed: undefined }, (name, value: unknown) =>
    isAppearance(name, value) ? undefined : value,
  );
  return createHash('sha256').update(said).digest('hex').slice(0, 12);
}

type Review = Partial<Record<'by' | 'on' | 'words', unknown>>;

/** Finds a review of something else: the page would name a reviewer who has not seen what it says. */
export function findStaleReview(json: JsonText): Problem[] {
  const content = json.value as { reviewed?: Review | null };
  const { reviewed } = content;
  // Anything else than a review is a mistake of its own.
  if (typeof reviewed?.by !== 'string') return [];
  const hash = hashOf(content);
  if (reviewed.words === hash) return [];
  const right = `"words": "${hash}"`;
  const path = ['reviewed', 'words'];
  const message = reviewed.words
    ? `This file changed since ${reviewed.by} reviewed it on ${String(reviewed.on)}: write null, or after a new review ${right}.`
    : `Write down which words were reviewed: ${right}.`;
  return [{ path, line: json.lineOf(path), message }];
}
