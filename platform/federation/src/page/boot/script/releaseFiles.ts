export type ReleaseFile = HTMLScriptElement | HTMLLinkElement;

export const isScript = (it: ReleaseFile): it is HTMLScriptElement => it.localName === 'script';

const isHashed = (it: ReleaseFile) => it.integrity && (isScript(it) || it.rel === 'stylesheet');

/** Whether this is a script or a style sheet of a release: those have a hash. */
export const isReleaseFile = isHashed as (it: unknown) => it is ReleaseFile;

export const addressOf = (it: ReleaseFile): string => (isScript(it) ? it.src : it.href);

/** The shell's scripts that have not run yet, in their order: none of them works before the one in front of it. */
export const shellScripts = new Set<ReleaseFile>();
