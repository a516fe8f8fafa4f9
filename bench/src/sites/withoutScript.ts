import { BOOTED } from '@site/contracts/boot';

/** What only serves scripts: they themselves, copies of them, and what fetches them early. */
const FOR_SCRIPTS = [
  /<script\b[^>]*>[\s\S]*?<\/script>/gi,
  /<template\b[^>]*>[\s\S]*?<\/template>/gi,
  /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi,
];

/** A page's HTML without scripts and without what only serves them, marked so that no form says that they are missing. */
export function withoutScript(html: string): string {
  const bare = FOR_SCRIPTS.reduce((text, pattern) => text.replace(pattern, ''), html);
  return bare.replace('<html', `<html ${BOOTED}`);
}
