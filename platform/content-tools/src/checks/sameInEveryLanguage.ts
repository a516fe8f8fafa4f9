/** Fields that hold a name of the code: they are the same in every language, and tell entries of a list apart. */
export const SAME_IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set([
  'look',
  'picture',
  'illustration',
]);
