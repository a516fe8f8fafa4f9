import { noteOfHolder } from '@site/tooling/files/fileLock';
import { dataFolder, journalIn } from './dataFolder';

/** Where the server of a data folder is, without slashes at the end. */
export interface ServerAddresses {
  readonly address: string;
  /** Where it shows previews. */
  readonly preview?: string | undefined;
}

/**
 * The server that keeps a data folder now, at whatever port; undefined while none runs, and for other accounts of this computer.
 * It has noted its addresses in the lock of the journal, and the kernel says whether it still holds that.
 */
export function runningServer(data = dataFolder): ServerAddresses | undefined {
  const note = noteOfHolder(journalIn(data));
  return note ? (JSON.parse(note) as ServerAddresses) : undefined;
}
