import type { ReleaseFile } from './releaseFiles';

/** What failed. */
export interface Failure {
  /** Of a file: `error` or `late`. */
  readonly type: string;
  /** The release file. Any other target says that the shell's own code threw. */
  readonly target: unknown;
}

/** What the boot script and the repair script share. */
export interface BootState {
  /** Release files that have not loaded, and whose failure nobody was told of. The shell's scripts are in their order. */
  readonly pending: Set<ReleaseFile>;
  /** What failed so far, until the repair script takes it. */
  readonly failures: Failure[];
  /** Takes a failure. The repair script puts its own function here. */
  repair: (failure: Failure) => void;
  /** Shows or hides how to order while the shell cannot start. */
  readonly showHelp: (isShown: boolean) => void;
}

declare global {
  /** Where the boot script leaves its state to the repair script. */
  var _SITE_BOOT: BootState;
}
