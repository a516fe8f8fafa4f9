import { SCRIPTS_ID } from '@site/contracts/boot';
import type { ReleaseFile } from './releaseFiles';

/** What the page holds in a template, where nothing is loaded. Their addresses are in the attributes only. */
export function sleepingElements(): ReleaseFile[] {
  const template = document.getElementById(SCRIPTS_ID) as HTMLTemplateElement | null;
  return [...(template?.content.children ?? [])] as ReleaseFile[];
}

/** Elements of a template belong to another document; a copy in this one can be loaded. */
export const awake = <File extends ReleaseFile>(it: File): File => document.importNode(it);
