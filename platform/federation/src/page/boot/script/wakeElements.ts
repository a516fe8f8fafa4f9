import { SCRIPTS_ID } from '@site/contracts/boot';

/**
 * Copies of what the page holds in a template, where nothing is loaded. Elements of a template belong to another document; these
 * belong to this one.
 */
export function wakeElements(selector: string): Iterable<HTMLScriptElement> {
  const template = document.getElementById(SCRIPTS_ID) as HTMLTemplateElement | null;
  return template ? document.importNode(template.content, true).querySelectorAll(selector) : [];
}
