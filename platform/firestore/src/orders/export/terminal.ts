/** Where the command writes to. */
export interface Terminal {
  /** Takes the export itself; resolves when there is room for more. */
  write(text: string): Promise<void> | void;
  /** Takes a line about it. */
  warn(line: string): void;
}
