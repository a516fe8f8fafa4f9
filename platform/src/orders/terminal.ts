/** Where the command writes to. */
export interface Terminal {
  /** Takes the export itself, a portion at a time; fulfilled when there is room for the next. */
  write(text: string): Promise<void> | void;
  /** Takes a line about it. */
  warn(line: string): void;
}
