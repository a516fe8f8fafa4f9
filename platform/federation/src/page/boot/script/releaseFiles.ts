/** A script or a style sheet of a release: those have a hash. */
export type ReleaseFile = HTMLScriptElement | HTMLLinkElement;

const isOrdered = (it: Partial<HTMLScriptElement> | null) => it?.async === false;

/** Whether this is one of the shell's scripts: they alone run in their order, as none works before the one in front of it. */
export const isOfShell = isOrdered as (it: unknown) => it is HTMLScriptElement;

/** Keeps a file from running, should it arrive after all: a script does so only in the document that asked for it. */
export const giveUp = (it: ReleaseFile): void => void new Document().adoptNode(it);
