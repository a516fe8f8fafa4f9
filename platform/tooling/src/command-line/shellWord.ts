/** A word of a suggested command, in quotes where a shell would take it for something else, such as a path with a blank. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
