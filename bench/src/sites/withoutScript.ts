/** What only serves scripts: they themselves, copies of them, and what fetches them early. */
const FOR_SCRIPTS = [
  /<script\b[^>]*>[\s\S]*?<\/script>/gi,
  /<template\b[^>]*>[\s\S]*?<\/template>/gi,
  /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi,
];

/** A page's HTML without scripts and without what only serves them. */
export function withoutScript(html: string): string {
  return FOR_SCRIPTS.reduce((text, pattern) => text.replace(pattern, ''), html);
}
