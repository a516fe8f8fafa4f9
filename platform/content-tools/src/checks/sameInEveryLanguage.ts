/** Fields that hold a name of the code: they are the same in every language, and tell entries of a list apart. */
export const SAME: ReadonlySet<string> = new Set(['look', 'picture', 'illustration']);
